<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Secrets;

/**
 * Keeps keys encrypted, each with who entered it. Nobody's key makes room for another's.
 */
final class Kept_Licenses {

	public const OPTION = 'slipstream_licenses';

	/** How many are kept of one user, and of all together who are not administrators. */
	public const MOST_OF_ONE = 50;
	public const MOST_OF_ALL = 200;

	public function __construct( private Secrets $secrets ) {}

	/** Whether any are stored, readable or not. */
	public static function has_any(): bool {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && array() !== $stored;
	}

	/**
	 * All that can still be read.
	 *
	 * @return list<Kept_License>
	 * @throws Request_Error If the database does not respond, which is not the same as none.
	 */
	public function all(): array {
		global $wpdb;
		try {
			$rows = Rows::get(
				(string) $wpdb->prepare(
					"SELECT option_value FROM $wpdb->options WHERE option_name = %s",
					self::OPTION
				)
			);
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'failed_to_fetch_data', 5 );
		}
		$stored = maybe_unserialize( $rows[0]->option_value ?? '' );
		return $this->read_all( is_array( $stored ) ? $stored : array() );
	}

	/**
	 * Those of a user.
	 *
	 * @return list<Kept_License>
	 * @throws Request_Error If the database does not respond.
	 */
	public function of( int $user_id ): array {
		return 0 === $user_id
			? array()
			: array_values(
				array_filter( $this->all(), static fn ( Kept_License $one ): bool => $one->user_id === $user_id )
			);
	}

	/**
	 * Keeps a license, once for each who enters it.
	 *
	 * @throws Request_Error If no more are kept, or the write fails.
	 */
	public function add( #[SensitiveParameter] string $license, int $user_id ): void {
		$this->change(
			function ( array $stored ) use ( $license, $user_id ): array {
				$kept = $this->read_all( $stored );
				$own  = array_filter( $kept, static fn ( Kept_License $one ): bool => $one->user_id === $user_id );
				if ( in_array( $license, array_column( $own, 'key' ), true ) ) {
					return $stored;
				}
				$of_others = array_filter(
					$kept,
					static fn ( Kept_License $one ): bool => ! user_can( $one->user_id, 'manage_options' )
				);
				if (
					count( $own ) >= self::MOST_OF_ONE
					|| ( ! user_can( $user_id, 'manage_options' ) && count( $of_others ) >= self::MOST_OF_ALL )
				) {
					throw new Request_Error(
						'setting_license_key_failed',
						__( 'No more licenses can be saved. An administrator can remove some.', 'slipstream' ),
						409
					);
				}
				$one = array(
					'key'  => $this->secrets->encrypt( $license ),
					'user' => $user_id,
				);
				return array( ...$stored, $one );
			}
		);
	}

	/**
	 * Removes those that something is true of. What cannot be read any more stays: other salts may read it again.
	 *
	 * @param Closure(Kept_License): bool $is_over Whether one is to go.
	 * @return int How many are gone.
	 * @throws Request_Error If the write fails.
	 */
	public function remove( Closure $is_over ): int {
		$count = 0;
		$this->change(
			function ( array $stored ) use ( $is_over, &$count ): array {
				$stays = function ( mixed $one ) use ( $is_over ): bool {
					$kept = $this->read( $one );
					return null === $kept || ! $is_over( $kept );
				};
				$left  = array_values( array_filter( $stored, $stays ) );
				$count = count( $stored ) - count( $left );
				return $left;
			}
		);
		return $count;
	}

	/**
	 * Removes those of a user.
	 *
	 * @throws Request_Error If the write fails.
	 */
	public function forget( int $user_id ): void {
		$this->remove( static fn ( Kept_License $one ): bool => $one->user_id === $user_id );
	}

	/** @param Closure(array<mixed>): array<mixed> $change Takes what is stored, gives what is to be. */
	private function change( Closure $change ): void {
		if ( ! Option_Field::change( self::OPTION, $change ) ) {
			throw new Request_Error(
				'setting_license_key_failed',
				__( 'The license could not be saved.', 'slipstream' ),
				500
			);
		}
	}

	/**
	 * @param array<mixed> $stored All, as they are stored.
	 * @return list<Kept_License>
	 */
	private function read_all( array $stored ): array {
		return array_values( array_filter( array_map( $this->read( ... ), $stored ) ) );
	}

	/**
	 * One as it was entered; null for one that cannot be read any more.
	 *
	 * @param mixed $stored It, as it is stored: an earlier version kept the key alone.
	 */
	private function read( mixed $stored ): ?Kept_License {
		$secret = is_array( $stored ) ? ( $stored['key'] ?? '' ) : $stored;
		$key    = is_string( $secret ) ? (string) $this->secrets->decrypt( $secret ) : '';
		return '' === $key
			? null
			: new Kept_License(
				substr( md5( (string) $secret ), 0, 16 ),
				$key,
				is_array( $stored ) ? (int) ( $stored['user'] ?? 0 ) : 0
			);
	}
}
