import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { getHttp } from '@slipstream/http';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { routeOf } from './use-post-newsletter';

/** Sends the email, as the post is saved, to whoever edits it. */
export function TestEmail( { id }: { id: number } ) {
	const [ sentTo, setSentTo ] = useState( '' );
	const test = useAction( async () => {
		setSentTo( '' );
		const { email } = await getHttp().post< { email: string } >(
			`${ routeOf( id ) }/test`,
			{}
		);
		setSentTo( email );
	} );
	return (
		<>
			<ActionButton
				action={ test }
				variant="tertiary"
				label={ __( 'Email me a test', 'slipstream' ) }
			/>
			<Problem message={ test.problem } />
			<p role="status">
				{ sentTo &&
					sprintf(
						/* translators: %s: an email address. */
						__( 'The saved post was emailed to %s.', 'slipstream' ),
						sentTo
					) }
			</p>
		</>
	);
}
