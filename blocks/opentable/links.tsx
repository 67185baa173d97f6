/** A link for each restaurant, as every version has saved them. */
export function Links( { rid }: { rid: readonly string[] } ) {
	return (
		<>
			{ rid.map( ( id, index ) => {
				const url = `https://www.opentable.com/restref/client/?rid=${ id }`;
				return (
					<a key={ index } href={ url }>
						{ url }
					</a>
				);
			} ) }
		</>
	);
}
