<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Stripe\Stripe_Adapter;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Support\Clock;

/**
 * Asks Stripe every few minutes what has happened, for a site that Stripe cannot reach. Where a webhook works, it does
 * nothing.
 */
final class Poll_Job implements Job_Handler {

	public const KIND = 'payments-poll';

	/** Minutes from one look to the next. */
	public const MINUTES = 15;

	/** Seconds that are read once more: Stripe lists an event a little later than it happens. */
	private const OVERLAP = 600;

	public function __construct( private Payments_Services $services, private Clock $clock ) {}

	/**
	 * Has Stripe asked from now on, or no longer.
	 *
	 * @throws Request_Error If the account is not connected, or the database fails.
	 */
	public static function ask( Payments_Services $services, Mode $mode, bool $is_polled ): void {
		if ( $is_polled ) {
			$services->site_copy()->ensure_home( $services->stripe()->connected( $mode )->account() );
			$key = Events_Job::key( Gateway::Stripe, $mode );
			$services->queue()->every( self::MINUTES * 60, self::KIND, $key );
		}
		$services->setup()->notes()->note( $mode, array( 'is_polled' => $is_polled ) );
	}

	public function label(): string {
		return __( 'Ask Stripe what has happened', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$gateway = Events_Job::gateway( $this->services, $job->key );
		if ( ! $gateway instanceof Stripe_Adapter || ! $this->is_needed( $gateway->account()->mode ) ) {
			return Step_Result::done();
		}
		$mode   = $gateway->account()->mode;
		$notes  = $this->services->setup()->notes();
		$cursor = $job->cursor();
		$after  = (string) ( $cursor['after'] ?? '' );
		$report = new Report( (int) ( $cursor['started'] ?? $this->clock->now() ) );
		$last   = $notes->of( $mode )['polled'];
		$from   = new Stripe_Reconciler( $this->services, $gateway, $report, max( 0, $last - self::OVERLAP ), $time );
		do {
			$after = $from->batch( Phase::Events, $after );
		} while ( null !== $after && ! $time->is_over() );
		if ( null !== $this->services->events()->next_due( $gateway->account() ) ) {
			$this->services->queue()->add( Events_Job::KIND, $job->key );
		}
		if ( null !== $after ) {
			return Step_Result::continue_from(
				array(
					'after'   => $after,
					'started' => $report->started,
				)
			);
		}
		if ( $report->heard < $report->started ) {
			return Step_Result::failed( __( 'Stripe did not list what has happened.', 'slipstream' ) );
		}
		$notes->note( $mode, array( 'polled' => $report->started ) );
		return Step_Result::done();
	}

	private function is_needed( Mode $mode ): bool {
		return $this->services->setup()->notes()->of( $mode )['is_polled']
			&& ! $this->services->webhook_setup()->state( $mode )->is_heard();
	}
}
