<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Keeps programs from trying out stolen cards here. Unlike for forms, a count that nobody knows stops everyone: each
 * attempt that gets through can cost the owner a fee.
 */
final class Checkout_Guard {

	private const WINDOW = 600;

	/** Seconds for which the owner is told of a flood. */
	private const ALARM = DAY_IN_SECONDS;

	private const TOO_MANY_CODE = 'checkout_too_many';

	private const SITE  = 'checkout|site';
	private const FLOOD = 'checkout|flood';

	/** How many visitors behind one proxy may count as one, if the site does not say who they are. */
	private const SHARED = 10;

	public function __construct( private Counters $counters, private Clock $clock ) {}

	/** @throws Request_Error If a program has sent it, or another site's page. */
	public function ensure_human( Offer $offer, Checkout_Request $request, string $origin ): void {
		if ( $request->is_trapped( $offer ) || ! Origin::is_own( $origin ) ) {
			throw new Request_Error(
				'checkout_refused',
				__( 'This payment could not be started. Please reload the page and try again.', 'slipstream' ),
				400
			);
		}
		$wait = Bot_Trap::seconds_too_fast( $offer->shown, $this->clock->now() );
		if ( $wait > 0 ) {
			throw new Request_Error(
				'checkout_too_quick',
				__( 'This was sent too quickly. Please wait a moment and send it again.', 'slipstream' ),
				429,
				$wait
			);
		}
	}

	/**
	 * Counts an attempt.
	 *
	 * @throws Request_Error If there were too many, or the database fails.
	 */
	public function ensure_within_limits( Visitor $visitor ): void {
		$limits  = self::limits();
		$allowed = $visitor->is_behind_unnamed_proxy ? self::SHARED * $limits['visitor'] : $limits['visitor'];
		$this->take( 'checkout|visitor|' . $visitor->mark(), $allowed );
		try {
			$this->take( self::SITE, $limits['site'] );
		} catch ( Request_Error $error ) {
			if ( self::TOO_MANY_CODE === $error->error_code && ! $this->counters->set( self::FLOOD, 1, self::ALARM ) ) {
				// The owner would not be told. The next attempt, which comes sooner then, tries it again.
				throw self::not_counted();
			}
			throw $error;
		}
	}

	/**
	 * Whether the site's limit was reached since yesterday.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function had_flood(): bool {
		return ( $this->counters->count( self::FLOOD ) ?? throw self::not_counted() ) > 0;
	}

	private function take( string $name, int $limit ): void {
		match ( $this->counters->take( $name, $limit, self::WINDOW ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw new Request_Error(
				self::TOO_MANY_CODE,
				__( 'Too many payments were started at once. Please try again in a few minutes.', 'slipstream' ),
				429,
				max( 1, $this->counters->left( $name ) ?? self::WINDOW )
			),
			Claim_Result::Unknown => throw self::not_counted(),
		};
	}

	private static function not_counted(): Request_Error {
		return Request_Error::database_failed( 'checkout_not_counted', 5 );
	}

	/** @return array{visitor: int, site: int} */
	private static function limits(): array {
		$defaults = array(
			'visitor' => 10,
			'site'    => 120,
		);
		/**
		 * Filters how many payments can be started in ten minutes. Beyond the site's limit, no one can start any until
		 * they are over, and Site Health says so.
		 *
		 * @since 0.1.0
		 *
		 * @param array{visitor: int, site: int} $limits By one visitor, and by all.
		 */
		$limits = (array) apply_filters( 'slipstream_payments_limits', $defaults );
		return array(
			'visitor' => (int) ( $limits['visitor'] ?? $defaults['visitor'] ),
			'site'    => (int) ( $limits['site'] ?? $defaults['site'] ),
		);
	}
}
