<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Closure;
use InvalidArgumentException;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Gateway_Error;
use UnexpectedValueException;

/**
 * Compares one thing after the other. One that cannot be compared does not keep the others from it.
 */
final class Comparison {

	/** What has nothing to do with the thing itself: nobody is asked any more then, until the next try. */
	private const OUTAGES = array(
		'stripe_unreachable',
		'stripe_rate_limited',
		'stripe_key_refused',
		'paypal_unreachable',
		'paypal_rate_limited',
		'paypal_app_refused',
	);

	/** One lost answer may be of the thing itself; so many in a row are an outage. */
	private const LOST            = array( 'stripe_outcome_unknown', 'paypal_outcome_unknown' );
	private const MOST_UNANSWERED = 3;

	/** @param string $not_found The code of the gateway's error for what it does not have. */
	public function __construct( private Report $report, private string $not_found ) {}

	/**
	 * @param Closure(): bool $compare Gives whether something was changed.
	 * @throws Request_Error If nothing can be compared now.
	 */
	public function of( string $what, string $id, Closure $compare ): void {
		$is_changed = $this->ask( $what, $id, $compare );
		if ( null !== $is_changed ) {
			$this->report->changed += $is_changed ? 1 : 0;
			++$this->report->seen;
		}
	}

	/**
	 * Asks for what there is to compare.
	 *
	 * @template T
	 * @param Closure(): T $ask
	 * @return T|null Null if it could not be had, which is noted.
	 * @throws Request_Error If nothing can be compared now.
	 */
	public function ask( string $what, string $id, Closure $ask ): mixed {
		try {
			$answer                   = $ask();
			$this->report->unanswered = 0;
			return $answer;
		} catch ( Gateway_Error $error ) {
			$this->ensure_no_outage( $error );
			if ( $this->not_found === $error->error_code ) {
				++$this->report->missing_there;
			} else {
				++$this->report->failed;
			}
			$this->report->note( $what, $id, $error->error_code );
		} catch ( Request_Error $error ) {
			if ( 503 === $error->http_status ) {
				throw $error;
			}
			++$this->report->failed;
			$this->report->note( $what, $id, $error->error_code );
		} catch ( InvalidArgumentException | UnexpectedValueException ) {
			++$this->report->failed;
			$this->report->note( $what, $id, 'unexpected' );
		}
		return null;
	}

	/** @throws Gateway_Error If the next one could not be had either. */
	private function ensure_no_outage( Gateway_Error $error ): void {
		$is_lost = in_array( $error->error_code, self::LOST, true );

		$this->report->unanswered = $is_lost ? $this->report->unanswered + 1 : 0;
		if ( self::MOST_UNANSWERED === $this->report->unanswered ) {
			// The next try begins with this one. If it alone gets no answer, the others are compared then.
			$this->report->unanswered = 0;
			throw $error;
		}
		if ( in_array( $error->error_code, self::OUTAGES, true ) ) {
			throw $error;
		}
	}
}
