import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { integrationsOf } from '../integrations';
import type { FormAttributes } from '../types';

/** Says that responses do not go where another plugin would have sent them. */
export function IntegrationsNotice( {
	attributes,
}: {
	attributes: Readonly< FormAttributes >;
} ) {
	const services = integrationsOf( attributes );
	return services.length > 0 ? (
		<Notice
			className="slipstream-forms-notice"
			status="warning"
			isDismissible={ false }
		>
			{ sprintf(
				/* translators: %s: names of services, such as Salesforce. */
				__(
					'This form was set up to send responses to %s. Slipstream does not do that, but keeps the settings for the plugin that does.',
					'slipstream'
				),
				services.join( ', ' )
			) }
		</Notice>
	) : null;
}
