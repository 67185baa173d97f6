import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';

const setOutside = () =>
	__( 'Set in wp-config.php or the environment.', 'slipstream' );

export function addressHelp(
	fixedBy: string | undefined,
	address: string
): string {
	if ( fixedBy === undefined ) {
		return aiSettings.slipstream_ai_base_url.description;
	}
	if ( fixedBy !== 'locked' ) {
		return setOutside();
	}
	return address
		? __(
				'Not used: the key is set in wp-config.php or the environment and is never sent to an address set here. Define SLIPSTREAM_AI_BASE_URL in the same place, or remove this address.',
				'slipstream'
			)
		: __(
				'Locked because the key is set in wp-config.php or the environment. To use another server, define SLIPSTREAM_AI_BASE_URL in the same place.',
				'slipstream'
			);
}

export function modelHelp(
	fixedBy: string | undefined,
	hasList: boolean
): string {
	if ( fixedBy !== undefined ) {
		return setOutside();
	}
	return hasList
		? __(
				'Choose one from the server’s list, or type a name. Leave empty to let the server choose.',
				'slipstream'
			)
		: aiSettings.slipstream_ai_model.description;
}

export function keyHelp(
	fixedBy: string | undefined,
	hasKey: boolean
): string {
	if ( fixedBy !== undefined ) {
		return setOutside();
	}
	return hasKey
		? __(
				'A key is stored, encrypted. Type a new one to replace it.',
				'slipstream'
			)
		: aiSettings.slipstream_ai_api_key.description;
}
