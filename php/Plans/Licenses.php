<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use SensitiveParameter;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Http\Request_Error;

/**
 * Attaches licenses at the provider. Those that someone entered before they were linked are kept until they are.
 */
final class Licenses {

	/** How many a provider takes with one request. */
	private const MOST_AT_ONCE = 50;

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct(
		private Closure $provider,
		private Kept_Licenses $kept,
		private Licensing_Notice $notice
	) {}

	/**
	 * @param list<string> $licenses Their keys.
	 * @return list<array<string, mixed>> For each the provider's answer, or its error as WordPress has errors.
	 * @throws Request_Error If the provider refuses or does not respond.
	 */
	public function attach( #[SensitiveParameter] array $licenses, int $user_id ): array {
		if ( array() === $licenses ) {
			return array();
		}
		$provider = ( $this->provider )();
		$answers  = $provider->is_own()
			? array()
			: $provider->post( 'hub/licenses/attach', array( 'licenses' => $licenses ), $user_id );
		$results  = array();
		$attached = array();
		foreach ( $licenses as $at => $license ) {
			$answer = is_array( $answers[ $at ] ?? null ) ? $answers[ $at ] : array();
			if ( true === ( $answer['activated'] ?? false ) ) {
				$attached[] = $license;
				$results[]  = array( 'activated' => true );
				continue;
			}
			$code      = is_string( $answer['error_code'] ?? null )
				&& 1 === preg_match( '/^[a-z0-9_]{1,64}$/', $answer['error_code'] )
				? $answer['error_code']
				: 'license_unknown';
			$results[] = array(
				'errors'     => array( $code => array( __( 'This license could not be attached.', 'slipstream' ) ) ),
				'error_data' => (object) array(),
			);
		}
		if ( array() !== $attached ) {
			$this->forget( $attached );
		}
		return $results;
	}

	/**
	 * Forgets keys that are attached, and what was wrong before. They are attached, whatever the database says.
	 *
	 * @param list<string> $licenses Their keys.
	 */
	private function forget( #[SensitiveParameter] array $licenses ): void {
		try {
			$this->kept->remove( static fn ( Kept_License $one ): bool => in_array( $one->key, $licenses, true ) );
			$this->notice->set_error( '' );
		} catch ( Request_Error ) {
			return;
		}
	}

	/**
	 * Attaches the licenses that a user has saved, in their name. Those that cannot be attached stay saved, and
	 * administrators see why.
	 */
	public function attach_stored( int $user_id ): void {
		try {
			$kept = $this->kept->all();
		} catch ( Request_Error ) {
			// They are tried again when the user is linked the next time.
			return;
		}
		// Those that have nobody's name are for an administrator to attach.
		$own  = array_filter(
			$kept,
			static fn ( Kept_License $one ): bool => $one->user_id === $user_id || ( 0 === $one->user_id && user_can(
				$user_id,
				'manage_options'
			) )
		);
		$keys = array_values( array_column( $own, 'key' ) );
		foreach ( array_chunk( $keys, self::MOST_AT_ONCE ) as $some ) {
			$this->try_to_attach( $some, $user_id );
		}
	}

	/**
	 * Attaches licenses that nobody waits for. They are tried again when the user is linked the next time.
	 *
	 * @param list<string> $licenses Their keys.
	 */
	private function try_to_attach( #[SensitiveParameter] array $licenses, int $user_id ): void {
		try {
			$results = $this->attach( $licenses, $user_id );
			$refused = array_filter( $results, static fn ( array $result ): bool => isset( $result['errors'] ) );
			if ( array() !== $refused && ! ( $this->provider )()->is_own() ) {
				$this->notice->set_error(
					sprintf(
						/* translators: %s: a number. */
						_n(
							'%s saved license could not be attached.',
							'%s saved licenses could not be attached.',
							count( $refused ),
							'slipstream'
						),
						number_format_i18n( count( $refused ) )
					)
				);
			}
		} catch ( Request_Error $error ) {
			$this->notice->note( $error->getMessage() );
		}
	}
}
