<?php
/**
 * Lets requests in and accounts for them.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Month;

/**
 * Takes every request from the budgets before it is sent, puts the difference right after it, and writes the log.
 */
final class Meter {

	/**
	 * Takes its parts.
	 *
	 * @param Quota     $quota  Requests of the site.
	 * @param Budget    $budget All other counters.
	 * @param Limits    $limits How high they may go.
	 * @param Prices    $prices What requests cost.
	 * @param Usage_Log $log    The log.
	 * @param Month     $month  The month that is counted.
	 */
	public function __construct(
		private Quota $quota,
		private Budget $budget,
		private Limits $limits,
		private Prices $prices,
		private Usage_Log $log,
		private Month $month
	) {}

	/**
	 * Lets a request in.
	 *
	 * @param Usage_Entry $entry      The request.
	 * @param int         $characters The length of what is sent.
	 * @param int         $requests   How many requests it counts as.
	 *
	 * @throws Request_Error When a limit is reached.
	 */
	public function begin( Usage_Entry $entry, int $characters, int $requests = 1 ): Charge {
		$sent   = Estimate::tokens( $characters );
		$answer = $entry->is_media() ? 0 : Estimate::answer( $sent );
		$cost   = $this->cost( $entry, $sent, $answer );
		$limits = $this->limits->of_user( $entry->user_id );
		$full   = $this->budget->take( $limits, $sent + $answer, $cost, $requests );
		if ( null !== $full ) {
			throw $this->refusal( $full[0], $full[1] );
		}
		$period = $this->quota->consume( $requests );
		$charge = new Charge( $this, $entry, $period ?? $this->month->name(), array_keys( $limits ), $sent, $sent + $answer, $cost, $requests );
		if ( null === $period ) {
			$this->budget->add( $charge->period, $charge->counters, -$requests, -$charge->tokens, -$charge->cost );
			throw $this->refusal( 'site', 'requests' );
		}
		return $charge;
	}

	/**
	 * Counts what a request really took.
	 *
	 * @param Charge $charge The request.
	 */
	public function settle( Charge $charge ): void {
		$entry       = $charge->entry;
		$entry->cost = $this->cost( $entry, $entry->tokens_in, $entry->tokens_out );
		$this->budget->add( $charge->period, $charge->counters, 0, $entry->tokens_in + $entry->tokens_out - $charge->tokens, $entry->cost - $charge->cost );
		$this->write( $charge );
	}

	/**
	 * Gives back a request that was not answered.
	 *
	 * @param Charge $charge The request.
	 */
	public function give_back( Charge $charge ): void {
		$this->quota->give_back( $charge->period, $charge->requests );
		$this->budget->add( $charge->period, $charge->counters, -$charge->requests, -$charge->tokens, -$charge->cost );
		$this->write( $charge );
	}

	/**
	 * How many requests a user may make, and has: of all limits the one with the least left.
	 *
	 * @param int $user_id The user.
	 * @return array{limit: int, used: int, is_over: bool} The limit is 0 where there is none.
	 */
	public function standing( int $user_id ): array {
		$used    = $this->quota->used();
		$limit   = $this->quota->limit();
		$is_over = $limit > 0 && $used >= $limit;
		foreach ( $this->limits->of_user( $user_id ) as $name => $own ) {
			if ( Limits::NONE === $own ) {
				continue;
			}
			$counted = $this->budget->used( $name );
			$most    = $own['requests'];
			foreach ( Limits::UNITS as $unit ) {
				$is_over = $is_over || ( $own[ $unit ] > 0 && $counted[ $unit ] >= $own[ $unit ] );
			}
			if ( $most > 0 && ( 0 === $limit || $most - $counted['requests'] < $limit - $used ) ) {
				$limit = $most;
				$used  = $counted['requests'];
			}
		}
		return array(
			'limit'   => $limit,
			'used'    => $used,
			'is_over' => $is_over,
		);
	}

	/**
	 * What a request costs.
	 *
	 * @param Usage_Entry $entry The request.
	 * @param int         $in    Tokens that are sent.
	 * @param int         $out   Tokens that come back.
	 */
	private function cost( Usage_Entry $entry, int $in, int $out ): int {
		return $entry->is_media() ? $this->prices->media_cost( $entry->model, $entry->images, $entry->seconds ) : $this->prices->cost( $entry->model, $in, $out );
	}

	/**
	 * The error for a full counter.
	 *
	 * @param string $counter The counter.
	 * @param string $unit    What of it is used up.
	 */
	private function refusal( string $counter, string $unit ): Request_Error {
		return new Request_Error( 'error_quota_exceeded', Limit_Messages::refusal( $counter, $unit, $this->month->next() ), 429, $this->month->rest() );
	}

	/**
	 * Writes a request into the log.
	 *
	 * @param Charge $charge The request.
	 */
	private function write( Charge $charge ): void {
		$charge->entry->milliseconds = (int) round( 1000 * ( hrtime( true ) / 1e9 - $charge->began ) );
		$this->log->add( $charge->entry );
	}
}
