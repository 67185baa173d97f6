<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Hourly_Limits;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Support\Database\Counters;

/**
 * Counts declarations: each one mails what a visitor has typed, as the law wants it. A count that nobody knows
 * refuses.
 */
final class Declaration_Limits {

	private const LIMITS = array(
		'address' => 5,
		'visitor' => 6,
		'site'    => 60,
	);

	public function __construct( private Counters $counters ) {}

	/** @throws Request_Error If there were too many, or the database fails. */
	public function count( string $email, Visitor $visitor ): void {
		$wait = $this->hourly()->wait( Payer::key( $email ), $visitor ) ?? Payers_Database::fail();
		if ( $wait > 0 ) {
			throw new Request_Error(
				'declaration_too_many',
				__( 'Too many declarations were sent at once, so this one was not stored. Please try again in an hour, or contact the owner of this site.', 'slipstream' ),
				429,
				$wait
			);
		}
	}

	/**
	 * Whether nobody could send one for some time since yesterday, as there were too many.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function had_flood(): bool {
		return $this->hourly()->had_flood() ?? Payers_Database::fail();
	}

	private function hourly(): Hourly_Limits {
		return new Hourly_Limits( $this->counters, 'declaration', self::LIMITS );
	}
}
