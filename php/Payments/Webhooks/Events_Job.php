<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Event;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Stripe\Stripe_Adapter;
use Slipstream\Support\Clock;
use Throwable;

/**
 * Looks at what the stored events of an account are about, until none waits.
 */
final class Events_Job implements Job_Handler {

	/** The kinds of job that handle what waits, and that do so again later. */
	public const KIND  = 'payments-events';
	public const RETRY = 'payments-events-retry';

	/** Events that are read at once. */
	private const BATCH = 20;

	public function __construct( private Payments_Services $services, private Clock $clock ) {}

	/** The key of the job for the events of a mode. */
	public static function key( Gateway $gateway, Mode $mode ): string {
		return "{$gateway->value}-{$mode->value}";
	}

	/**
	 * The account that a job is for.
	 *
	 * @return Stripe_Adapter|Paypal_Adapter|null Null if it may not be asked now. Reconcile_Job::resume() goes on.
	 */
	public static function gateway( Payments_Services $services, string $key ): Stripe_Adapter|Paypal_Adapter|null {
		list( $gateway, $mode ) = explode( '-', $key ) + array( '', '' );
		$adapter                = $services->connected( Gateway::from( $gateway ), Mode::from( $mode ) );
		return null !== $adapter && $services->site_copy()->is_home( $adapter->account() ) ? $adapter : null;
	}

	public function label(): string {
		return __( 'Handle messages of payment services', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$gateway = self::gateway( $this->services, $job->key );
		if ( null === $gateway ) {
			return Step_Result::done();
		}
		$account = $gateway->account();
		$events  = $this->services->events();
		do {
			$due = $events->due( $account, self::BATCH );
			foreach ( $due as $event ) {
				$this->handle( $gateway, $event );
				if ( $time->is_over() ) {
					return Step_Result::wait_until( $this->clock->now() );
				}
			}
		} while ( array() !== $due );
		$next = $events->next_due( $account );
		if ( null !== $next ) {
			$this->services->queue()->add( self::RETRY, $job->key, due: $next );
		}
		return Step_Result::done();
	}

	/** One that cannot be handled does not keep the others waiting. */
	private function handle( Stripe_Adapter|Paypal_Adapter $gateway, Event $event ): void {
		$events = $this->services->events();
		try {
			$this->services->look_at( $gateway, $event->object_id );
		} catch ( Throwable ) {
			$events->failed( $event );
			return;
		}
		$events->done( $event );
	}
}
