import { __, sprintf } from '@wordpress/i18n';
import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useResource } from '@slipstream/data';
import { getSections, useResourceNews, useReturn } from '@slipstream/ui';
import type { Alert, Section } from '@slipstream/ui';

const notChecked = ( { id, title }: Section ): Alert => ( {
	id: `unknown-${ id }`,
	text: sprintf(
		/* translators: %s: such as "Health". */
		__( '“%s” could not be checked.', 'slipstream' ),
		title
	),
	href: `#/${ id }`,
} );

async function loadAlerts(): Promise< readonly Alert[] > {
	const found = await Promise.all(
		getSections().map( async ( section ) => {
			try {
				return ( await section.loadAlerts?.() ) ?? [];
			} catch {
				return [ notChecked( section ) ];
			}
		} )
	);
	return found.flat();
}

/** What somebody has to see to; nothing where all is well. */
export function Attention() {
	const resource = useResource< readonly Alert[] >( 'home-attention', {
		load: loadAlerts,
	} );
	const { data = [], reload } = resource;
	useResourceNews( resource, data.length === 0 );
	useReturn( () => void reload() );
	return data.length === 0 ? null : (
		<Card className="slipstream-home__attention">
			<CardHeader>
				<h3>{ __( 'Needs attention', 'slipstream' ) }</h3>
			</CardHeader>
			<CardBody>
				<ul>
					{ data.map( ( { id, text, href } ) => (
						<li key={ id }>
							<a href={ href }>{ text }</a>
						</li>
					) ) }
				</ul>
			</CardBody>
		</Card>
	);
}
