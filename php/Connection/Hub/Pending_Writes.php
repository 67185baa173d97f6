<?php
/**
 * Changes that a hub has not been told of yet.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Connection_Request_Error;
use Slipstream\Connection\Stored_Option;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use WP_User;

/**
 * Keeps them until the hub answers.
 *
 * @phpstan-type Write array{action: string, hub: string, user_id: int, value: string, since: int, record?: array<string, string|int>}
 */
final class Pending_Writes {

	public const OPTION = 'slipstream_pending_writes';

	private const MOST  = 50;
	private const DELAY = 300;

	/**
	 * Needs the time.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( private Clock $clock ) {}

	/**
	 * What is kept, as administrators see it.
	 *
	 * @return list<array{action: string, since: int, message: string}>
	 */
	public function described(): array {
		$pending = array();
		foreach ( $this->all() as $write ) {
			$pending[] = array(
				'action'  => $write['action'],
				'since'   => $write['since'],
				'message' => $this->describe( $write ),
			);
		}
		return $pending;
	}

	/**
	 * Keeps a change, in the place of an earlier one of its kind.
	 *
	 * @param Write $write The change.
	 *
	 * @throws Connection_Request_Error When the database does not answer, or does not take it.
	 */
	public function keep( array $write ): void {
		update_option( self::OPTION, array_slice( array( ...$this->others( $write ), $write ), -self::MOST ), false );
		if ( ! in_array( $write, Stored_Option::fresh( self::OPTION ), true ) ) {
			throw Connection_Request_Error::database();
		}
		$this->schedule();
	}

	/**
	 * Drops a change.
	 *
	 * @param Write $write The change.
	 *
	 * @throws Request_Error When the database does not answer.
	 */
	public function drop( array $write ): void {
		if ( array() !== $this->all() ) {
			update_option( self::OPTION, $this->others( $write ), false );
		}
	}

	/**
	 * Drops that a user is to be unlinked: they have been linked again since.
	 *
	 * @param string $hub     The hub's address.
	 * @param int    $user_id The user.
	 *
	 * @throws Request_Error When the database does not answer.
	 */
	public function drop_unlink( string $hub, int $user_id ): void {
		$this->drop(
			array(
				'action'  => Hub_Writes::UNLINK,
				'hub'     => $hub,
				'user_id' => $user_id,
				'value'   => '',
				'since'   => 0,
			)
		);
	}

	/**
	 * Has what is kept tried again.
	 */
	public function schedule(): void {
		if ( array() !== $this->all() && ! wp_next_scheduled( Connection_Module::RETRY_EVENT ) ) {
			wp_schedule_single_event( $this->clock->now() + self::DELAY, Connection_Module::RETRY_EVENT );
		}
	}

	/**
	 * What is kept.
	 *
	 * @return list<Write>
	 */
	public function all(): array {
		$all = get_option( self::OPTION );
		return self::clean( is_array( $all ) ? $all : array() );
	}

	/**
	 * What is kept besides changes of the kind of another.
	 *
	 * @param Write $write The other.
	 * @return list<Write>
	 *
	 * @throws Request_Error When the database does not answer.
	 */
	private function others( array $write ): array {
		return array_values( array_filter( self::clean( Stored_Option::fresh( self::OPTION ) ), static fn ( array $other ): bool => ! self::is_same( $other, $write ) ) );
	}

	/**
	 * What is whole of a stored list.
	 *
	 * @param array<mixed> $stored The list.
	 * @return list<Write>
	 */
	private static function clean( array $stored ): array {
		return array_values( array_filter( $stored, static fn ( mixed $write ): bool => is_array( $write ) && isset( $write['action'], $write['hub'], $write['user_id'], $write['value'], $write['since'] ) ) );
	}

	/**
	 * Whether two changes are the same.
	 *
	 * @param Write $one   A change.
	 * @param Write $other Another.
	 */
	private static function is_same( array $one, array $other ): bool {
		return array( $one['action'], $one['hub'], $one['user_id'] ) === array( $other['action'], $other['hub'], $other['user_id'] );
	}

	/**
	 * A change as a sentence.
	 *
	 * @param Write $write The change.
	 */
	private function describe( array $write ): string {
		$user = get_userdata( $write['user_id'] );
		$name = $user instanceof WP_User ? $user->display_name : __( 'a deleted user', 'slipstream' );
		return match ( $write['action'] ) {
			/* translators: %s: name of a user. */
			Hub_Writes::UNLINK => sprintf( __( 'Disconnect the account of %s', 'slipstream' ), $name ),
			/* translators: %s: name of a user. */
			Hub_Writes::OWNER => sprintf( __( 'Make %s the owner of the connection', 'slipstream' ), $name ),
			/* translators: %s: address of a provider. */
			Hub_Writes::DISCONNECT => sprintf( __( 'Tell %s that the site is disconnected', 'slipstream' ), $write['hub'] ),
			Hub_Writes::MIGRATE => __( 'Tell the provider the site’s new address', 'slipstream' ),
			default => __( 'Ask the provider for more requests', 'slipstream' ),
		};
	}
}
