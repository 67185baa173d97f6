<?php
/**
 * Licences of the site.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use SensitiveParameter;
use Slipstream\Connection\Provider;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Secrets;

/**
 * Attaches licences at the provider. Those that were entered before anybody was linked are kept, encrypted, until somebody is.
 */
final class Licenses {

	public const OPTION = 'slipstream_licenses';

	private const MOST = 50;

	/**
	 * Needs the provider and what encrypts.
	 *
	 * @param Closure(): Provider $provider Gives the provider of now.
	 * @param Secrets             $secrets  Secrets at rest.
	 */
	public function __construct( private Closure $provider, private Secrets $secrets ) {}

	/**
	 * Keeps a licence.
	 *
	 * @param string $license Its key.
	 * @return bool Whether it is stored.
	 */
	public function keep( #[SensitiveParameter] string $license ): bool {
		return Option_Field::change(
			self::OPTION,
			fn ( array $kept ): array => in_array( $license, $this->read( $kept ), true ) ? $kept : array_slice( array( ...$kept, $this->secrets->encrypt( $license ) ), -self::MOST )
		);
	}

	/**
	 * Attaches licences.
	 *
	 * @param list<string> $licenses Their keys.
	 * @param int          $user_id  Who does.
	 * @return list<array<string, mixed>> For each the provider's answer, or its error as WordPress has errors.
	 *
	 * @throws Request_Error When the provider refuses or does not answer.
	 */
	public function attach( #[SensitiveParameter] array $licenses, int $user_id ): array {
		if ( array() === $licenses ) {
			return array();
		}
		$provider = ( $this->provider )();
		$answers  = $provider->is_own() ? array() : $provider->post( 'hub/licenses/attach', array( 'licenses' => $licenses ), $user_id );
		$results  = array();
		$attached = array();
		foreach ( $licenses as $at => $license ) {
			$answer = is_array( $answers[ $at ] ?? null ) ? $answers[ $at ] : array();
			if ( true === ( $answer['activated'] ?? false ) ) {
				$attached[] = $license;
				$results[]  = array( 'activated' => true );
				continue;
			}
			$code      = is_string( $answer['error_code'] ?? null ) && 1 === preg_match( '/^[a-z0-9_]{1,64}$/', $answer['error_code'] ) ? $answer['error_code'] : 'license_unknown';
			$results[] = array(
				'errors'     => array( $code => array( __( 'This license could not be attached.', 'slipstream' ) ) ),
				'error_data' => (object) array(),
			);
		}
		if ( array() !== $attached ) {
			Option_Field::change( self::OPTION, fn ( array $kept ): array => array_values( array_filter( $kept, fn ( mixed $one ): bool => array() === array_intersect( $this->read( array( $one ) ), $attached ) ) ) );
		}
		return $results;
	}

	/**
	 * Attaches the licences that were kept. Those that cannot be stay.
	 *
	 * @param int $user_id Who was linked.
	 */
	public function attach_stored( int $user_id ): void {
		try {
			$this->attach( $this->stored(), $user_id );
		} catch ( Request_Error ) {
			// They are tried again when the next user is linked.
			return;
		}
	}

	/**
	 * The keys that are kept.
	 *
	 * @return list<string>
	 */
	private function stored(): array {
		$stored = get_option( self::OPTION );
		return $this->read( is_array( $stored ) ? $stored : array() );
	}

	/**
	 * Keys as they were entered, without those that cannot be read any more.
	 *
	 * @param array<mixed> $kept Each encrypted.
	 * @return list<string>
	 */
	private function read( array $kept ): array {
		$keys = array_map( fn ( mixed $one ): ?string => is_string( $one ) ? $this->secrets->decrypt( $one ) : null, array_values( $kept ) );
		return array_values( array_filter( $keys, static fn ( ?string $key ): bool => null !== $key && '' !== $key ) );
	}
}
