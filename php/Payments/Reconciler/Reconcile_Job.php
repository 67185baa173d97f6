<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Stripe\Stripe_Adapter;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Support\Clock;

/**
 * Compares the ledger with an account each night, and when someone asks for it. Where it is killed, the next process
 * goes on after the last batch.
 */
final class Reconcile_Job implements Job_Handler {

	public const KIND = 'payments-reconcile';

	/** Seconds that are read once more: what happened while the last run began. */
	private const OVERLAP = 3600;

	public function __construct(
		private Payments_Services $services,
		private Reports $reports,
		private Clock $clock
	) {}

	public function label(): string {
		return __( 'Compare payments with the payment service', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$gateway = Events_Job::gateway( $this->services, $job->key );
		if ( null === $gateway ) {
			return Step_Result::done();
		}
		$cursor     = $job->cursor();
		$phase      = Phase::tryFrom( (string) ( $cursor['phase'] ?? '' ) ) ?? Phase::Events;
		$after      = (string) ( $cursor['after'] ?? '' );
		$report     = Report::of( (array) ( $cursor['report'] ?? array( 'started' => $this->clock->now() ) ) );
		$last       = $this->reports->last( $job->key );
		$heard      = $last->heard ?? 0;
		$since      = max( 0, $heard - self::OVERLAP );
		$reconciler = $gateway instanceof Paypal_Adapter
			? new Paypal_Reconciler( $this->services, $gateway, $report, $since, $time )
			: new Stripe_Reconciler( $this->services, $gateway, $report, $since, $time );
		do {
			$next = $reconciler->batch( $phase, $after );
			if ( null === $next ) {
				$phase = $phase->next();
			}
			$after = $next ?? '';
		} while ( null !== $phase && ! $time->is_over() );
		if ( null !== $phase ) {
			return Step_Result::continue_from(
				array(
					'phase'  => $phase->value,
					'after'  => $after,
					'report' => $report->to_array(),
				),
				$report->seen
			);
		}
		// What could not be read is read again the next night.
		$report->heard = max( $heard, $report->heard );
		$this->end( $job, $gateway, $report );
		return Step_Result::done();
	}

	private function end( Job $job, Stripe_Adapter|Paypal_Adapter $gateway, Report $report ): void {
		$report->ended = $this->clock->now();
		// A process may have been killed after it has stored some.
		if ( null !== $this->services->events()->next_due( $gateway->account() ) ) {
			$this->services->queue()->add( Events_Job::KIND, $job->key );
		}
		$this->reports->store( $job->key, $report );
		$this->look_at_webhook( $gateway );
	}

	/** Someone may have deleted or disabled it at the payment service. */
	private function look_at_webhook( Stripe_Adapter|Paypal_Adapter $gateway ): void {
		$mode = $gateway->account()->mode;
		try {
			$gateway instanceof Paypal_Adapter
				? $this->services->paypal()->webhook_setup()->look_for( $mode )
				: $this->services->webhook_setup()->look( $mode );
		} catch ( Request_Error ) {
			// What was known stays, and the next night looks again.
			return;
		}
	}
}
