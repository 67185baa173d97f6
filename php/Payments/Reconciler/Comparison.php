<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Closure;
use InvalidArgumentException;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use UnexpectedValueException;

/**
 * Compares one thing after the other. One that cannot be compared does not keep the others from it.
 */
final class Comparison {

	/** What has nothing to do with the thing itself: nobody is asked any more then, until the next try. */
	private const OUTAGES = array( 'paypal_unreachable', 'paypal_rate_limited', 'paypal_app_refused' );

	/** @param string $not_found The code of the gateway's error for what it does not have. */
	public function __construct( private Report $report, private string $not_found ) {}

	/**
	 * @param Closure(): bool $compare Gives whether something was changed.
	 * @throws Request_Error If nothing can be compared now.
	 */
	public function of( string $what, string $id, Closure $compare ): void {
		try {
			$this->report->changed += $compare() ? 1 : 0;
			++$this->report->seen;
		} catch ( Gateway_Error $error ) {
			if (
				Gateway_Failure::Not_Sent === $error->failure
				&& in_array( $error->error_code, self::OUTAGES, true )
			) {
				throw $error;
			}
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
	}
}
