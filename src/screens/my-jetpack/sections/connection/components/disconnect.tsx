import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem } from '@slipstream/ui';
import { useLinkAction } from '../hooks/use-link-action';
import { useProvider } from '../hooks/use-provider';
import { disconnectQuestion } from '../logic/messages';

/** Ends the connection of the site, whoever its provider is. */
export function Disconnect() {
	const { provider, refresh } = useProvider();
	const action = useLinkAction( async () => {
		await getHttp().post( 'jetpack/v4/connection', { isActive: false } );
		await refresh();
	} );
	return (
		<>
			<ActionButton
				action={ action }
				isDestructive
				label={ __( 'Disconnect', 'slipstream' ) }
				question={ disconnectQuestion( provider ) }
			/>
			<Problem message={ action.problem } />
		</>
	);
}
