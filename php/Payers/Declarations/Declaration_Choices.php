<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Payers\Cancel\Canceler;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payer_Records;

/**
 * What people can choose who have proven whose the address of a declaration is, and carries it out.
 */
final class Declaration_Choices {

	/** Contracts of a person that are shown. */
	private const MOST = 100;

	/** Days after which a payment is not offered any more to withdraw from. The owner has the declaration. */
	private const WITHDRAWAL = 60;

	public function __construct(
		private Declarations $declarations,
		private Payer_Records $records,
		private Canceler $canceler,
		private Mailer $mailer,
		private Declaration_Job $job
	) {}

	/**
	 * What the person of a declaration can still be charged for.
	 *
	 * @return list<Subscription>
	 * @throws Request_Error If the database fails.
	 */
	public function subscriptions( Declaration $declaration ): array {
		list( $found ) = $this->records->subscriptions_of( $declaration->declared->email(), 1, self::MOST );
		return array_values(
			array_filter( $found, static fn ( Subscription $one ): bool => ! $one->status->is_final() )
		);
	}

	/**
	 * What the person of a declaration has paid lately, and may withdraw from.
	 *
	 * @return list<Order> None where they cancel.
	 * @throws Request_Error If the database fails.
	 */
	public function orders( Declaration $declaration ): array {
		if ( Declaration_Kind::Withdraw !== $declaration->declared->kind ) {
			return array();
		}
		list( $found ) = $this->records->orders_of( $declaration->declared->email(), 1, self::MOST );
		$since         = $declaration->created - self::WITHDRAWAL * DAY_IN_SECONDS;
		return array_values( array_filter( $found, static fn ( Order $one ): bool => $one->paid > $since ) );
	}

	/** Whether a subscription goes on until what is paid is over. */
	public static function at_period_end( Declaration $declaration, Subscription $subscription ): bool {
		return Declaration_Kind::Cancel === $declaration->declared->kind
			&& ! $declaration->declared->is_for_cause()
			&& Payment_Words::has_paid_time( $subscription );
	}

	/**
	 * Stores what someone has chosen who has proven that the address is theirs, to be carried out whatever happens.
	 *
	 * @param list<int> $subscriptions The numbers of those that are to end.
	 * @param list<int> $orders        The numbers of those that they withdraw from.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function choose( Declaration $declaration, array $subscriptions, array $orders ): void {
		// First: the process may be killed when it has stored the choice.
		$this->job->later();
		$own = static fn ( array $found, array $ids ): array => array_values(
			array_intersect( array_column( $found, 'id' ), $ids )
		);
		$this->declarations->choose(
			$declaration,
			new Choice(
				$own( $this->subscriptions( $declaration ), $subscriptions ),
				$own( $this->orders( $declaration ), $orders )
			)
		);
	}

	/**
	 * Chooses all that can still be charged.
	 *
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function choose_all( Declaration $declaration ): void {
		$this->choose( $declaration, array_column( $this->subscriptions( $declaration ), 'id' ), array() );
	}

	/**
	 * Carries out what was chosen, if something was. Twice does no harm.
	 *
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function carry_out( Declaration $declaration ): void {
		$declaration = $this->declarations->find( $declaration->id ) ?? Payers_Database::fail();
		$choice      = $declaration->choice;
		if ( null === $choice ) {
			return;
		}
		$to_end   = self::found( $this->records->subscription( ... ), $choice->subscriptions );
		$withdrew = self::found( $this->records->order( ... ), $choice->orders );
		foreach ( $to_end as $subscription ) {
			$at_period_end = self::at_period_end( $declaration, $subscription );
			if ( ! $subscription->status->is_final() && ( ! $at_period_end || ! $subscription->is_canceled() ) ) {
				$this->canceler->cancel( $subscription, $at_period_end, $declaration->declared->email() );
			}
		}
		$this->mailer->queue( Declaration_Mails::done( $declaration, $choice, $to_end, $withdrew ) );
		// A withdrawal needs the owner, who gives money back, and so does what was not found here.
		if ( Declaration_Kind::Cancel === $declaration->declared->kind && array() !== $to_end ) {
			$this->declarations->handle( $declaration );
		}
		// Last: a process that dies before repeats all of it.
		$this->declarations->carried_out( $declaration );
	}

	/**
	 * What is still stored of what was chosen.
	 *
	 * @template T of object
	 * @param Closure(int): (T|null) $find
	 * @param list<int>              $ids
	 * @return list<T>
	 */
	private static function found( Closure $find, array $ids ): array {
		return array_values( array_filter( array_map( $find, $ids ) ) );
	}
}
