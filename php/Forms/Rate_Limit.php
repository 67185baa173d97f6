<?php
/**
 * How often forms may be sent.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Support\Clock;
use Slipstream\Support\Counters;

/**
 * So many in a time from one address, and to the whole site; the same thing once.
 */
final class Rate_Limit {

	private const WINDOW = 600;

	private const SAME = 300;

	/**
	 * Takes the counters and the time.
	 *
	 * @param Counters $hits  The counters.
	 * @param Clock    $clock The time.
	 */
	public function __construct( private Counters $hits, private Clock $clock ) {}

	/**
	 * Counts one sending of a form.
	 *
	 * @param Form    $form    The form.
	 * @param Visitor $visitor Who sends it.
	 * @return int|null Null where it may be sent, else the seconds until it may.
	 */
	public function hit( Form $form, Visitor $visitor ): ?int {
		/**
		 * Filters how many responses are taken in ten minutes.
		 *
		 * @param array{visitor: int, site: int} $limits From one address to one form, and to the whole site.
		 */
		$limits = (array) apply_filters(
			'slipstream_form_limits',
			array(
				'visitor' => 20,
				'site'    => 600,
			)
		);
		$window = intdiv( $this->clock->now(), self::WINDOW );
		$wait   = (int) ( ( $window + 1 ) * self::WINDOW - $this->clock->now() );
		$mine   = $this->hits->take( "visitor|{$form->id}|" . $visitor->mark() . "|$window", (int) ( $limits['visitor'] ?? 20 ), $wait );
		return $mine && $this->hits->take( "site|$window", (int) ( $limits['site'] ?? 600 ), $wait ) ? null : $wait;
	}

	/**
	 * Whether this is the first time in five minutes that somebody sends exactly this.
	 *
	 * @param string $fingerprint What was sent and by whom.
	 */
	public function is_first( string $fingerprint ): bool {
		return $this->hits->claim( "same|$fingerprint", self::SAME );
	}

	/**
	 * Forgets that something was sent, as it could not be kept.
	 *
	 * @param string $fingerprint What was sent and by whom.
	 */
	public function forget( string $fingerprint ): void {
		$this->hits->forget( "same|$fingerprint" );
	}

	/**
	 * Removes counters of the past.
	 */
	public function clean(): void {
		$this->hits->clean();
	}
}
