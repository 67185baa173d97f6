<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

use Closure;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;
use WP_User;

/**
 * Keeps them until the hub answers.
 *
 * `problem` is the code that the hub has refused it with, where only a person can help; it is then not tried by itself.
 *
 * @phpstan-type Write array{action: string, hub: string, user_id: int, value: string, since: int, problem?: string, record?: array<string, string|int>}
 */
final class Pending_Writes {

	public const OPTION = 'slipstream_pending_writes';

	private const MOST  = 50;
	private const DELAY = 300;

	public function __construct( private Clock $clock ) {}

	/**
	 * What is kept, as administrators see it.
	 *
	 * @return list<array{action: string, since: int, message: string, problem: string}> The problem is a sentence, ''
	 *     for none.
	 */
	public function described(): array {
		$pending = array();
		foreach ( $this->all() as $write ) {
			$pending[] = array(
				'action'  => $write['action'],
				'since'   => $write['since'],
				'message' => $this->describe( $write ),
				'problem' => '' === ( $write['problem'] ?? '' )
					? ''
					: Connection_Request_Error::message( $write['problem'] ),
			);
		}
		return $pending;
	}

	/**
	 * Keeps a change, in the place of an earlier one of its kind.
	 *
	 * @param Write $write The change.
	 * @throws Connection_Request_Error If the database does not respond, or does not take it.
	 */
	public function keep( array $write ): void {
		$this->change(
			static fn ( array $all ): array => array_slice(
				array( ...self::others( $all, $write ), $write ),
				-self::MOST
			)
		);
		$this->schedule();
	}

	/**
	 * Notes what keeps a change that is kept. One that was dropped or changed meanwhile stays as it is.
	 *
	 * @param Write  $write   The change.
	 * @param string $problem The code that it was refused with, '' if it is tried again by itself.
	 * @throws Request_Error If the database does not respond.
	 */
	public function note( array $write, string $problem ): void {
		if ( ( $write['problem'] ?? '' ) !== $problem ) {
			$this->change(
				static fn ( array $all ): array => array_map(
					static fn ( array $other ): array => $other === $write ? array(
						'problem' => $problem,
					) + $other : $other,
					$all
				)
			);
		}
	}

	/**
	 * Drops what only a person could have helped with, and has given up.
	 *
	 * @throws Request_Error If the database does not respond.
	 */
	public function give_up(): void {
		$this->change(
			static fn ( array $all ): array => array_values(
				array_filter( $all, static fn ( array $write ): bool => '' === ( $write['problem'] ?? '' ) )
			)
		);
	}

	/**
	 * @param Write $write The change.
	 * @throws Request_Error If the database does not respond.
	 */
	public function drop( array $write ): void {
		$this->change( static fn ( array $all ): array => self::others( $all, $write ) );
	}

	/**
	 * Drops that a user is to be unlinked: they have been linked again since.
	 *
	 * @throws Request_Error If the database does not respond.
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

	/** Schedules another try. */
	public function schedule(): void {
		$due = array_filter( $this->all(), static fn ( array $write ): bool => '' === ( $write['problem'] ?? '' ) );
		if ( array() !== $due && ! wp_next_scheduled( Connection_Module::RETRY_EVENT ) ) {
			wp_schedule_single_event( $this->clock->now() + self::DELAY, Connection_Module::RETRY_EVENT );
		}
	}

	/** @return list<Write> */
	public function all(): array {
		$all = get_option( self::OPTION );
		return self::clean( is_array( $all ) ? $all : array() );
	}

	/**
	 * Changes what is kept. What other processes keep or drop at the same moment is not lost.
	 *
	 * @param Closure(list<Write>): list<Write> $change Takes what is kept, gives what is to be.
	 */
	private function change( Closure $change ): void {
		if ( ! Option_Field::change(
			self::OPTION,
			static fn ( array $all ): array => $change( self::clean( $all ) )
		) ) {
			throw Connection_Request_Error::database();
		}
		// Pages of the site do not need it.
		wp_set_option_autoload( self::OPTION, false );
	}

	/**
	 * What is kept besides changes of the kind of another.
	 *
	 * @param list<Write> $all   What is kept.
	 * @param Write       $write
	 * @return list<Write>
	 */
	private static function others( array $all, array $write ): array {
		return array_values(
			array_filter( $all, static fn ( array $other ): bool => ! self::is_same( $other, $write ) )
		);
	}

	/**
	 * @param array<mixed> $stored The list.
	 * @return list<Write>
	 */
	private static function clean( array $stored ): array {
		return array_values(
			array_filter(
				$stored,
				static fn ( mixed $write ): bool =>
					is_array( $write )
						&& isset( $write['action'], $write['hub'], $write['user_id'], $write['value'], $write['since'] )
			)
		);
	}

	/**
	 * @param Write $one   A change.
	 * @param Write $other Another.
	 */
	private static function is_same( array $one, array $other ): bool {
		return array( $one['action'], $one['hub'], $one['user_id'] )
			=== array( $other['action'], $other['hub'], $other['user_id'] );
	}

	/** @param Write $write The change. */
	private function describe( array $write ): string {
		$user = get_userdata( $write['user_id'] );
		$name = $user instanceof WP_User ? $user->display_name : __( 'a deleted user', 'slipstream' );
		return match ( $write['action'] ) {
			/* translators: %s: name of a user. */
			Hub_Writes::UNLINK => sprintf( __( 'Disconnect %s’s account', 'slipstream' ), $name ),
			/* translators: %s: name of a user. */
			Hub_Writes::OWNER => sprintf( __( 'Make %s the connection owner', 'slipstream' ), $name ),
			Hub_Writes::DISCONNECT => sprintf(
				/* translators: %s: address of a provider. */
				__( 'Tell %s that the site is disconnected', 'slipstream' ),
				$write['hub']
			),
			Hub_Writes::MIGRATE => __( 'Tell the hub the site’s new address', 'slipstream' ),
			default => __( 'Request an upgrade from the hub', 'slipstream' ),
		};
	}
}
