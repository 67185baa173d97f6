<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use DateTimeImmutable;

/**
 * Months begin when they begin where the site is.
 */
final class Month {

	public function __construct( private Clock $clock ) {}

	/** Its name, such as 2026-11. */
	public function name(): string {
		return $this->now()->format( 'Y-m' );
	}

	/** Today, such as 2026-11-21. */
	public function today(): string {
		return $this->now()->format( 'Y-m-d' );
	}

	/** When the next month begins. */
	public function next(): DateTimeImmutable {
		return $this->start()->modify( 'first day of next month' );
	}

	/** Seconds until the next month begins. */
	public function rest(): int {
		return $this->next()->getTimestamp() - $this->clock->now();
	}

	/**
	 * When this month began and when the next begins, in the site's time.
	 *
	 * @return array{current-start: string, next-start: string}
	 */
	public function bounds(): array {
		return array(
			'current-start' => $this->start()->format( 'Y-m-d H:i:s' ),
			'next-start'    => $this->next()->format( 'Y-m-d H:i:s' ),
		);
	}

	private function start(): DateTimeImmutable {
		return $this->now()->modify( 'first day of this month' )->setTime( 0, 0 );
	}

	private function now(): DateTimeImmutable {
		return ( new DateTimeImmutable( '@' . $this->clock->now() ) )->setTimezone( wp_timezone() );
	}
}
