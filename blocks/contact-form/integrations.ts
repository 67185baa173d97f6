import { __ } from '@wordpress/i18n';
import type { FormAttributes } from './types';

const isSet = ( settings: unknown, name: string ): boolean =>
	typeof settings === 'object' &&
	settings !== null &&
	!! ( settings as Record< string, unknown > )[ name ];

/**
 * The services that another plugin's form was set to send its responses to. Their settings stay as they are; this plugin sends nothing there.
 *
 * @param attributes The form's attributes.
 */
export function integrationsOf(
	attributes: Readonly< FormAttributes >
): string[] {
	const { salesforceData, mailpoet, hostingerReach, webhooks } = attributes;
	const services: [ boolean, string ][] = [
		[
			isSet( salesforceData, 'sendToSalesforce' ) ||
				isSet( salesforceData, 'organizationId' ) ||
				attributes.variationName === 'salesforce-lead-form',
			'Salesforce',
		],
		[ isSet( mailpoet, 'enabledForForm' ), 'MailPoet' ],
		[ isSet( hostingerReach, 'enabledForForm' ), 'Hostinger Reach' ],
		[
			Array.isArray( webhooks ) && webhooks.length > 0,
			__( 'webhooks', 'slipstream' ),
		],
	];
	return services
		.filter( ( [ isOn ] ) => isOn )
		.map( ( [ , name ] ) => name );
}
