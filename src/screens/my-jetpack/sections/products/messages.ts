import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';

/**
 * Why a license was refused, in a sentence that says what to do; undefined for a code that nobody knows.
 *
 * @param code The code.
 */
export function licenseSentence( code: string ): string | undefined {
	switch ( code ) {
		case 'license_unknown':
			return __(
				'This key is not recognized. Compare it with the one you were given.',
				'slipstream'
			);
		case 'license_revoked':
			return __(
				'This license was revoked. Ask whoever issued it for a new one.',
				'slipstream'
			);
		case 'license_expired':
			return __(
				'This license has expired. Ask whoever issued it for a new one.',
				'slipstream'
			);
		case 'license_attached':
			return __(
				'This license is attached to another site. Ask the hub’s administrator to detach it.',
				'slipstream'
			);
		case 'not_connected':
			return __(
				'Nobody on this site is connected yet. Connect your account under Connection, then try again.',
				'slipstream'
			);
		case 'setting_license_key_failed':
			return __(
				'The license could not be saved. Try again. If many are already waiting, remove some of them first.',
				'slipstream'
			);
		case 'invalid_user_permission_set_jetpack_license_key':
			return __(
				'You are not allowed to enter licenses on this site.',
				'slipstream'
			);
		default:
			return undefined;
	}
}

/**
 * What is said of a request that failed.
 *
 * @param thrown What was thrown.
 */
export function explain( thrown: unknown ): string {
	const error = toPluginError( thrown );
	return licenseSentence( error.code ) ?? error.sentence;
}
