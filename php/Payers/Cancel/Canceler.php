<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Cancel;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Subscription_Changes;
use Slipstream\Support\Clock;
use Throwable;

/**
 * Cancels subscriptions for those who pay them: a wish is stored, then the gateway is asked until it has said that it
 * is done. Only then it is called done, here and in the receipt.
 */
final class Canceler {

	/** The kinds of job that do what waits, and that do so again later. */
	public const JOB   = 'payment-cancellations';
	public const RETRY = 'payment-cancellations-retry';

	/** Seconds after which the job looks whether this process has come to an end. */
	private const PATIENCE = 120;

	public function __construct(
		private Wishes $wishes,
		private Subscription_Changes $subscriptions,
		private Mailer $mailer,
		private Job_Queue $jobs,
		private Clock $clock
	) {}

	/**
	 * Cancels a subscription of someone who may.
	 *
	 * @param string $email Who gets the receipt.
	 * @return Wish Done, or waiting: then it is tried again.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function cancel( Subscription $subscription, bool $at_period_end, string $email ): Wish {
		$wish = $this->wishes->add( $subscription, $at_period_end, $email );
		$this->wake( $this->clock->now() + self::PATIENCE );
		return $this->carry_out( $wish );
	}

	/**
	 * Does what someone wishes, where the site may. Twice does no harm.
	 *
	 * @return Wish As it is now.
	 * @throws Request_Error If the database fails.
	 */
	public function carry_out( Wish $wish ): Wish {
		if ( Wish_State::Waiting !== $wish->state || ! $this->wishes->may_be_done( $wish ) ) {
			return $wish;
		}
		$subscription = $this->subscriptions->find( $wish->subscription_id );
		$ended        = null === $subscription ? null : $this->ended( $subscription, $wish );
		if ( null !== $ended ) {
			// First: a process that dies in between repeats both, and the mail is sent once.
			$this->mailer->queue( Cancel_Mails::receipt( $wish, $ended ) );
			$this->wishes->done( $wish );
		} else {
			if ( $this->wishes->is_last_try( $wish ) ) {
				$this->mailer->queue( Cancel_Mails::given_up( $wish, $subscription ) );
				$this->mailer->queue( Cancel_Mails::not_canceled( $wish, $subscription ) );
			}
			$this->wishes->not_done( $wish );
		}
		return $this->wishes->get( $wish->id );
	}

	/** If the database fails, the daily run finds what is stored. */
	public function wake( int $due = 0 ): void {
		try {
			$this->jobs->add( $due > 0 ? self::RETRY : self::JOB, due: $due );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** The subscription as it was wished; null if the gateway has not said so. */
	private function ended( Subscription $subscription, Wish $wish ): ?Subscription {
		if ( $subscription->status->is_final() || ( $wish->at_period_end && $subscription->is_canceled() ) ) {
			return $subscription;
		}
		try {
			return $this->subscriptions->cancel( $subscription, $wish->at_period_end );
		} catch ( Throwable ) {
			return null;
		}
	}
}
