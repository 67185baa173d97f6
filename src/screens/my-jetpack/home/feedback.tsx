import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { useNotify } from '@slipstream/ui';
import { DismissibleNotice } from '../dismissible-notice';

const NAME = 'feedback_dash_request';

/** Asks for feedback where somebody wants it, until it is put away for everybody on this site. */
export function Feedback() {
	const notify = useNotify();
	const address = getSettings().ai.feedback ?? '';
	const { data, update } = useResource< { dismissed: readonly string[] } >(
		address ? 'slipstream/v1/notices' : undefined
	);
	const dismiss = () => {
		update( { dismissed: [ ...( data?.dismissed ?? [] ), NAME ] } );
		getHttp()
			.post( `jetpack/v4/notice/${ NAME }`, { dismissed: true } )
			.catch( () =>
				notify(
					__(
						'This could not be saved, so you will see it again.',
						'slipstream'
					),
					{ isError: true }
				)
			);
	};
	return (
		<DismissibleNotice status="info" onDismiss={ dismiss }>
			{ data && ! data.dismissed.includes( NAME ) && (
				<p>
					<ExternalLink href={ address }>
						{ __(
							'Tell us what works and what does not',
							'slipstream'
						) }
					</ExternalLink>
				</p>
			) }
		</DismissibleNotice>
	);
}
