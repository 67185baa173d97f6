import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem } from '@slipstream/ui';
import { useProvider } from '../hooks/use-provider';
import { useLinkAction } from '../hooks/use-link-action';
import type { Alarm } from '../../../provider';

const sentence = ( { url }: Alarm ) =>
	sprintf(
		/* translators: %s: an address. */
		__(
			'A copy of this site at %s tried to use its connection. The hub refused it; nothing here has changed.',
			'slipstream'
		),
		url
	);

/** Other addresses that used this site's connection. */
export function Alarms() {
	const { provider, take } = useProvider();
	const { alarms } = provider;
	const dismiss = useLinkAction( async () =>
		take(
			await getHttp().post( 'slipstream/v1/connection/alarms', {
				dismiss: true,
			} )
		)
	);
	return alarms.length === 0 ? null : (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ alarms.map( sentence ).join( ' ' ) }
		>
			{ alarms.map( ( alarm ) => (
				<p key={ `${ alarm.url } ${ alarm.at }` }>
					{ sentence( alarm ) }
				</p>
			) ) }
			<ActionButton
				action={ dismiss }
				label={ __( 'Dismiss', 'slipstream' ) }
			/>
			<Problem message={ dismiss.problem } />
		</Notice>
	);
}
