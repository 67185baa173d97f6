<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Closure;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Send_Guard;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/** Registers the site, if nothing is in the way of that and no other request does it. */
final class Registration {

	private const LOCK = 'connection-register';
	private const TURN = 'connection-start-fresh';

	/** Seconds, longer than a registration takes. */
	private const TURN_SECONDS = 120;

	/** How often, and after how many microseconds, another request is waited for whose turn it is. */
	private const WAITS = 80;
	private const WAIT  = 250000;

	public function __construct(
		private Site_Record $record,
		private Registration_Request $request,
		private Send_Guard $guard,
		private Counters $counters
	) {}

	/**
	 * Registers the site with the current hub.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Connection_Request_Error If the site is not where it was, the hub refuses or does not respond, or the
	 *     database fails.
	 */
	public function register( int $user_id, string $from = '' ): string {
		$this->guard->ensure_no_crisis();
		return $this->alone( fn (): string => $this->record->register( $user_id, $from ) );
	}

	/**
	 * Registers the site as another one than it was, with another key. Until the hub has taken it, all that it knew
	 * stays.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function register_again( int $user_id, string $from ): string {
		return $this->alone( fn (): string => $this->record->replace( $user_id, $from ) );
	}

	/**
	 * Makes sure that the hub takes the site again once it has left.
	 *
	 * @throws Request_Error If the site is offline, or the hub would refuse it or does not respond, or the database
	 *     fails.
	 */
	public function ensure_open( int $user_id, string $from ): void {
		$this->alone(
			function () use ( $user_id, $from ): string {
				$this->request->ensure_open( $user_id, $from );
				return '';
			}
		);
	}

	/**
	 * Does work of several steps after other requests have done theirs, with what they have stored.
	 *
	 * @param Closure(): bool $work
	 * @throws Request_Error If another request takes too long, or the database fails.
	 */
	public function in_turn( Closure $work ): bool {
		$waits = 0;
		while ( ! $this->claims( self::TURN, self::TURN_SECONDS ) ) {
			if ( self::WAITS === $waits ) {
				throw self::in_progress();
			}
			++$waits;
			usleep( self::WAIT );
		}
		try {
			// What this process has read may be older.
			$read = array( Hub_Store::OPTION, Identity_Crisis::OPTION, Identity_Crisis::SAFE_MODE );
			wp_cache_delete_multiple( array( 'alloptions', 'notoptions', ...$read ), 'options' );
			return $work();
		} finally {
			$this->counters->forget( self::TURN );
		}
	}

	/**
	 * Does some work while no other request registers the site.
	 *
	 * @param Closure(): string $work
	 */
	private function alone( Closure $work ): string {
		$this->guard->ensure_online();
		if ( ! $this->claims( self::LOCK, 60 ) ) {
			throw self::in_progress();
		}
		try {
			return $work();
		} finally {
			$this->counters->forget( self::LOCK );
		}
	}

	private function claims( string $name, int $seconds ): bool {
		$claim = $this->counters->claim( $name, $seconds );
		if ( Claim_Result::Unknown === $claim ) {
			throw Connection_Request_Error::database();
		}
		return Claim_Result::Granted === $claim;
	}

	private static function in_progress(): Request_Error {
		return new Request_Error(
			'registration_in_progress',
			__( 'The site is already being registered.', 'slipstream' ),
			409,
			10
		);
	}
}
