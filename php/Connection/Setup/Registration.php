<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Closure;
use Slipstream\Connection\Identity\Send_Guard;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Counters;
use Slipstream\Support\Claim_Result;

/** Registers the site, if nothing is in the way of that and no other request does it. */
final class Registration {

	private const LOCK = 'connection-register';

	public function __construct(
		private Site_Record $record,
		private Registration_Request $request,
		private Send_Guard $guard,
		private Counters $counters
	) {}

	/**
	 * Registers the site with the hub of now.
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
	 * Does some work while no other request registers the site.
	 *
	 * @param Closure(): string $work
	 */
	private function alone( Closure $work ): string {
		$this->guard->ensure_online();
		$claim = $this->counters->claim( self::LOCK, 60 );
		if ( Claim_Result::Unknown === $claim ) {
			throw Connection_Request_Error::database();
		}
		if ( Claim_Result::Granted !== $claim ) {
			throw new Request_Error(
				'registration_in_progress',
				__( 'The site is already being registered.', 'slipstream' ),
				409,
				10
			);
		}
		try {
			return $work();
		} finally {
			$this->counters->forget( self::LOCK );
		}
	}
}
