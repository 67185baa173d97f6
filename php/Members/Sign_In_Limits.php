<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Counts who asks for mails: people could be flooded with them, and codes guessed. A count that nobody knows refuses.
 */
final class Sign_In_Limits {

	/** How many visitors behind one proxy may count as one, if the site does not say who they are. */
	private const SHARED = 10;

	public function __construct( private Counters $counters ) {}

	/**
	 * Counts a mail. One who has asked too often takes nothing from the others.
	 *
	 * @throws Request_Error If there were too many, or the database fails.
	 */
	public function count( string $email, Visitor $visitor ): void {
		$limits = self::limits();
		$shared = $visitor->is_behind_unnamed_proxy ? self::SHARED : 1;
		$this->take( 'sign-in|visitor|' . $visitor->mark(), $shared * $limits['visitor'] );
		$this->take( 'sign-in|address|' . Member::key( $email ), $limits['address'] );
		$this->take( 'sign-in|site', $limits['site'] );
	}

	private function take( string $name, int $limit ): void {
		match ( $this->counters->take( $name, $limit, HOUR_IN_SECONDS ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw new Request_Error(
				'sign_in_too_many',
				__( 'Too many sign-in emails were requested. Use the last one you received, or try again in an hour.', 'slipstream' ),
				429,
				max( 1, $this->counters->left( $name ) ?? HOUR_IN_SECONDS )
			),
			Claim_Result::Unknown => Members_Database::fail(),
		};
	}

	/** @return array{address: int, visitor: int, site: int} */
	private static function limits(): array {
		$defaults = array(
			'address' => 5,
			'visitor' => 20,
			'site'    => 300,
		);
		/**
		 * Filters how many sign-in emails can be asked for in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param array{address: int, visitor: int, site: int} $limits For one address, by one visitor, and by all.
		 */
		$limits = (array) apply_filters( 'slipstream_sign_in_limits', $defaults );
		return array_map( 'intval', array_intersect_key( $limits, $defaults ) + $defaults );
	}
}
