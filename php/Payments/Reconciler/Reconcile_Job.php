<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Leases;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Stripe\Stripe_Accounts;
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

	/**
	 * Has accounts that can be asked compared each night, and events handled that have waited for it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function resume( Payments_Services $services ): void {
		foreach ( $services->accounts()->accepted() as list( $gateway, $mode ) ) {
			if ( null !== $services->connected( $gateway, $mode ) ) {
				$key = Events_Job::key( $gateway, $mode );
				$services->queue()->add( Events_Job::KIND, $key );
				$services->queue()->every( DAY_IN_SECONDS, self::KIND, $key );
				self::go_on( $services, $key );
			}
		}
	}

	/**
	 * Asks for a comparison now. One that was interrupted goes on instead, and one that was stopped runs each night
	 * again.
	 *
	 * @throws Request_Error If the account cannot be asked here, or the database fails.
	 */
	public static function ask( Payments_Services $services, Gateway $gateway, Mode $mode ): void {
		$account = $services->connected( $gateway, $mode )?->account() ?? throw Stripe_Accounts::not_connected();
		// A copy of the site would compare nothing, and say nothing.
		$services->site_copy()->ensure_home( $account );
		$key = Events_Job::key( $gateway, $mode );
		$job = $services->queue()->find( self::KIND, $key );
		if ( Job_State::Stopped === $job?->state ) {
			$services->queue()->start_again( $job->id );
		} elseif ( ! self::go_on( $services, $key ) ) {
			$services->queue()->add( self::KIND, $key );
		}
	}

	/**
	 * Has a comparison go on that was interrupted: what it waits for has come.
	 *
	 * @return bool Whether there is one.
	 * @throws Request_Error If the database fails.
	 */
	public static function go_on( Payments_Services $services, string $key ): bool {
		$job      = $services->queue()->find( self::KIND, $key );
		$is_begun = null !== $job && Job_State::Waiting === $job->state && array() !== $job->cursor();
		if ( $is_begun ) {
			$services->queue()->start_again( $job->id );
		}
		return $is_begun;
	}

	public function label(): string {
		return __( 'Compare payments with the payment service', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$gateway = Events_Job::gateway( $this->services, $job->key );
		if ( null === $gateway ) {
			// What was interrupted goes on once the account can be asked again: see go_on().
			return array() === $job->cursor()
				? Step_Result::done()
				: Step_Result::wait_until( $this->clock->now() + DAY_IN_SECONDS );
		}
		$cursor = $job->cursor();
		$phase  = Phase::tryFrom( (string) ( $cursor['phase'] ?? '' ) ) ?? Phase::Events;
		$after  = (string) ( $cursor['after'] ?? '' );
		$report = Report::of( (array) ( $cursor['report'] ?? array( 'started' => $this->clock->now() ) ) );
		$heard  = $this->reports->last( $job->key )->heard ?? 0;
		$since  = max( 0, $heard - self::OVERLAP );
		$from   = $gateway instanceof Paypal_Adapter
			? new Paypal_Reconciler( $this->services, $gateway, $report, $since, $time )
			: new Stripe_Reconciler( $this->services, $gateway, $report, $since, $time );
		try {
			do {
				$next = $from->batch( $phase, $after );
				if ( null === $next ) {
					$phase = $phase->next();
				}
				$after = $next ?? '';
			} while ( null !== $phase && ! $time->is_over() );
		} catch ( Gateway_Error $error ) {
			$this->report_outage( $job->key, $report, $heard, $error );
			$place = self::cursor( $phase, $from->place(), $report );
			// A job that has failed forgets its place.
			return $job->tries + 1 < Job_Leases::MOST_TRIES
				? Step_Result::failed( $error->getMessage(), $place, $report->seen )
				: Step_Result::wait_until( $this->clock->now() + DAY_IN_SECONDS, $place );
		}
		if ( null !== $phase ) {
			return Step_Result::continue_from( self::cursor( $phase, $after, $report ), $report->seen );
		}
		// What could not be read is read again the next night.
		$report->heard = max( $heard, $report->heard );
		$this->end( $job, $gateway, $report );
		return Step_Result::done();
	}

	/** @return array<string, mixed> Where the next step begins. */
	private static function cursor( Phase $phase, string $after, Report $report ): array {
		return array(
			'phase'  => $phase->value,
			'after'  => $after,
			'report' => $report->to_array(),
		);
	}

	/** Stores what the run has come to so far, and why it stopped. The next try goes on with it. */
	private function report_outage( string $key, Report $so_far, int $heard, Gateway_Error $error ): void {
		$report          = clone $so_far;
		$report->ended   = $this->clock->now();
		$report->heard   = max( $heard, $report->heard );
		$report->stopped = $error->error_code;
		$this->reports->store( $key, $report );
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
		try {
			$this->services->setup()->look_at_webhook( $gateway->account()->gateway, $gateway->account()->mode );
		} catch ( Request_Error ) {
			// What was known stays, and the next night looks again.
			return;
		}
	}
}
