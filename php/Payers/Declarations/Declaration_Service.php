<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Payers\Cancel\Canceler;
use Slipstream\Payers\Mails\Mailer;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Lists\Order_List;
use Slipstream\Payments\Payments_Services;
use Slipstream\Support\Random_Secret;

/**
 * Takes declarations, and does what they say for those who have proven whose the address is. What a stranger types is
 * stored and told to the owner, and cancels nothing.
 */
final class Declaration_Service {

	/** Contracts of a person that are shown. */
	private const MOST = 100;

	/** Days after which a payment is not offered any more to withdraw from. The owner has the declaration. */
	private const WITHDRAWAL = 60;

	/** @param Closure(): string $key Gives the key that links are made with. */
	public function __construct(
		private Declarations $declarations,
		private Payments_Services $payments,
		private Canceler $canceler,
		private Mailer $mailer,
		private Closure $key
	) {}

	/**
	 * Stores a declaration, and mails its receipt at once. The same form is one declaration.
	 *
	 * @param bool $is_confirmed Whether who is signed in with the address has said all that is to be done.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function declare( Declared $declared, #[SensitiveParameter] string $token, bool $is_confirmed ): Declaration {
		$declaration = $this->declarations->add( $declared, $token );
		if ( $is_confirmed ) {
			$this->declarations->confirm( $declaration );
		}
		$declaration = $this->declarations->find( $declaration->id ) ?? Payers_Database::fail();
		$this->tell( $declaration );
		return $declaration;
	}

	/**
	 * Mails what has to be mailed of a declaration, once.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function tell( Declaration $declaration ): void {
		$this->mailer->send( Declaration_Mails::receipt( $declaration, $this->confirm_url( $declaration ) ) );
		if ( 0 === $declaration->confirmed ) {
			$this->mailer->queue( Declaration_Mails::to_owner( $declaration ) );
		}
	}

	/** @throws Request_Error If the database fails. */
	public function confirm_url( Declaration $declaration ): string {
		return Declaration_Page::confirm_url( $declaration->id . '-' . $this->secret( $declaration ) );
	}

	/**
	 * The declaration that a mailed link belongs to.
	 *
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function of_link( #[SensitiveParameter] string $link ): Declaration {
		$parts       = explode( '-', $link, 2 );
		$declaration = 1 === preg_match( '/^\d{1,15}$/D', $parts[0] )
			? $this->declarations->find( (int) $parts[0] )
			: null;
		return null !== $declaration && hash_equals( $this->secret( $declaration ), $parts[1] ?? '' )
			? $declaration
			: throw new Request_Error(
				'declaration_not_found',
				__( 'There is no such declaration.', 'slipstream' ),
				404
			);
	}

	/**
	 * What the person of a declaration can still be charged for.
	 *
	 * @return list<Subscription>
	 * @throws Request_Error If the database fails.
	 */
	public function subscriptions( Declaration $declaration ): array {
		list( $found ) = $this->payments->lists()->subscriptions()->of_person(
			$declaration->declared->email(),
			1,
			self::MOST
		);
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
		list( $found ) = $this->payments->lists()->orders()->page(
			Order_List::conditions_of_person( $declaration->declared->email() ),
			1,
			self::MOST
		);
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
	 * Does what someone has chosen who has proven that the address is theirs.
	 *
	 * @param list<int> $subscriptions The numbers of those that are to end.
	 * @param list<int> $orders        The numbers of those that they withdraw from.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function carry_out( Declaration $declaration, array $subscriptions, array $orders ): void {
		$this->declarations->confirm( $declaration );
		$chosen   = static fn ( array $ids ): Closure =>
			static fn ( Subscription|Order $one ): bool => in_array( $one->id, $ids, true );
		$to_end   = array_filter( $this->subscriptions( $declaration ), $chosen( $subscriptions ) );
		$withdrew = array_filter( $this->orders( $declaration ), $chosen( $orders ) );
		foreach ( $to_end as $subscription ) {
			$at_period_end = self::at_period_end( $declaration, $subscription );
			if ( ! $at_period_end || ! $subscription->is_canceled() ) {
				$this->canceler->cancel( $subscription, $at_period_end, $declaration->declared->email() );
			}
		}
		$this->mailer->queue(
			Declaration_Mails::done( $declaration, array_values( $to_end ), array_values( $withdrew ) )
		);
		// A withdrawal needs the owner, who gives money back, and so does what was not found here.
		if ( Declaration_Kind::Cancel === $declaration->declared->kind && array() !== $to_end ) {
			$this->declarations->handle( $declaration );
		}
	}

	private function secret( Declaration $declaration ): string {
		try {
			$key = ( $this->key )();
		} catch ( RuntimeException ) {
			Payers_Database::fail();
		}
		return Random_Secret::text(
			hash_hmac( 'sha256', "slipstream-declaration|$declaration->id|$declaration->token_hash", $key, true )
		);
	}
}
