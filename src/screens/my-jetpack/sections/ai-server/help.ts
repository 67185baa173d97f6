import { __ } from '@wordpress/i18n';

const setOutside = () =>
	__( 'Set in wp-config.php or the environment.', 'slipstream' );

export function addressHelp(
	fixedBy: string | undefined,
	address: string
): string {
	if ( fixedBy === undefined ) {
		return __(
			'The address of any server that supports the OpenAI API, such as http://127.0.0.1:11434/v1 for Ollama.',
			'slipstream'
		);
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

export function modelHelp( fixedBy: string | undefined ): string {
	return fixedBy === undefined
		? __( 'Leave empty to let the server choose.', 'slipstream' )
		: setOutside();
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
		: __(
				'Servers on your own machine often need none. Stored encrypted, never shown.',
				'slipstream'
			);
}
