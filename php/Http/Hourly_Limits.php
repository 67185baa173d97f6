<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Limits how often visitors can have something mailed in an hour: each of them, to each address, and all together.
 */
final class Hourly_Limits {

	/** How many visitors behind one proxy may count as one, if the site does not say who they are. */
	private const SHARED = 10;

	/** Seconds for which the owner is told of a flood. */
	private const ALARM = DAY_IN_SECONDS;

	/**
	 * @param string             $name   What is limited.
	 * @param array<string, int> $limits Those of address, visitor, and site, and of what else wait() is told.
	 */
	public function __construct( private Counters $counters, private string $name, private array $limits ) {}

	/**
	 * Counts once more. One who has asked too often takes nothing from the others.
	 *
	 * @param string                $address What tells one address from another.
	 * @param array<string, string> $more    What else is counted, by the name of its limit.
	 * @return int|null 0 if it was counted; else the seconds until it can be tried again. Null if the database does
	 *     not say: refuse it then.
	 */
	public function wait( string $address, Visitor $visitor, array $more = array() ): ?int {
		$shared = $visitor->is_behind_unnamed_proxy ? self::SHARED : 1;
		$limits = array(
			'visitor|' . $visitor->mark() => min( $shared * $this->limits['visitor'], $this->most_shared() ),
			"address|$address"            => $this->limits['address'],
		);
		foreach ( $more as $kind => $value ) {
			$limits[ "$kind|$value" ] = $this->limits[ $kind ];
		}
		$limits['site'] = $this->limits['site'];
		foreach ( $limits as $key => $limit ) {
			$name   = "$this->name|$key";
			$result = $this->counters->take( $name, $limit, HOUR_IN_SECONDS );
			if ( Claim_Result::Unknown === $result ) {
				return null;
			}
			if ( Claim_Result::Denied === $result ) {
				if ( 'site' === $key && ! $this->counters->set( $this->flood(), 1, self::ALARM ) ) {
					// The owner would not be told. The next attempt tries it again.
					return null;
				}
				return max( 1, $this->counters->left( $name ) ?? HOUR_IN_SECONDS );
			}
		}
		return 0;
	}

	/** Whether the limit of all together was reached since yesterday; null if the database does not say. */
	public function had_flood(): ?bool {
		$count = $this->counters->count( $this->flood() );
		return null === $count ? null : $count > 0;
	}

	/** Anybody can pretend to be many: never all that there is. */
	private function most_shared(): int {
		return max( $this->limits['visitor'], intdiv( $this->limits['site'], 3 ) );
	}

	private function flood(): string {
		return "$this->name|flood";
	}
}
