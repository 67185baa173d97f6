<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Site_Page;
use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Draws what the person of a declaration can choose.
 */
final class Confirm_View {

	/** Lists of numbers. */
	public const FIELD_SUBSCRIPTIONS = 'slipstream_subscriptions';
	public const FIELD_ORDERS        = 'slipstream_orders';

	public function __construct( private Declaration $declaration, private string $link ) {}

	/**
	 * @param list<Subscription> $subscriptions
	 * @param list<Order>        $orders
	 * @param list<Wish>         $waiting       To cancel some of them, not done yet.
	 */
	public function page( array $subscriptions, array $orders, array $waiting ): Site_Page {
		$is_cancel = Declaration_Kind::Cancel === $this->declaration->declared->kind;
		$choices   = implode( '', array_map( $this->subscription( ... ), $this->open( $subscriptions ) ) )
			. implode( '', array_map( $this->order( ... ), $orders ) );
		return new Site_Page(
			Declaration_View::receipt_title(),
			Declaration_View::content( $this->declaration )
			. implode( '', array_map( static fn ( Wish $one ): string => Page_Parts::error( $one->text() ), $waiting ) )
			. implode( '', array_map( self::ended( ... ), self::canceled( $subscriptions ) ) )
			. ( $this->declaration->confirmed > 0
				? Page_Parts::note( __( 'You have confirmed this. You get an email for each subscription that is canceled.', 'slipstream' ) )
				: '' )
			. ( '' === $choices
				? Page_Parts::paragraph( $this->nothing( $subscriptions ) )
				: Page_Parts::form(
					Declaration_Page::confirm_url( $this->link ),
					Page_Parts::group(
						$is_cancel
							? __( 'What do you want to cancel?', 'slipstream' )
							: __( 'What do you want to withdraw from?', 'slipstream' ),
						$choices
					)
					. Page_Parts::paragraph( $this->what_happens() )
					. Page_Parts::button( Declaration_Texts::of( $this->declaration->declared->kind )->send ),
					array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND )
				) )
		);
	}

	private function subscription( Subscription $subscription ): string {
		$end = Declaration_Choices::at_period_end( $this->declaration, $subscription )
			/* translators: %s: a date. */
			? sprintf( __( 'ends on %s', 'slipstream' ), Payment_Words::date( $subscription->period->end ) )
			: __( 'ends at once', 'slipstream' );
		return Page_Parts::choice(
			'checkbox',
			self::FIELD_SUBSCRIPTIONS . '[]',
			(string) $subscription->id,
			Payment_Words::subscription( $subscription ) . ' – ' . $end,
			// Programs that check mails press buttons too: nothing is chosen by whoever typed the address.
			false
		);
	}

	private function order( Order $order ): string {
		$parts = array(
			Payment_Words::date( $order->paid ),
			$order->terms->money->format(),
			Payment_Words::plan( $order->terms->plan_id ),
		);
		return Page_Parts::choice(
			'checkbox',
			self::FIELD_ORDERS . '[]',
			(string) $order->id,
			implode( ' · ', array_filter( $parts ) ),
			false
		);
	}

	private function what_happens(): string {
		return Declaration_Kind::Cancel === $this->declaration->declared->kind
			? __( 'Nothing more is charged for what you cancel.', 'slipstream' )
			: __( 'Subscriptions end at once. The owner of this site is told, and decides by the law what you get back.', 'slipstream' );
	}

	/** @param list<Subscription> $subscriptions */
	private function nothing( array $subscriptions ): string {
		return array() !== self::canceled( $subscriptions ) || $this->declaration->handled > 0
			? __( 'There is nothing more to cancel with this email address.', 'slipstream' )
			: __( 'Nothing was found here with this email address. The owner of this site has your declaration and will look for it.', 'slipstream' );
	}

	private static function ended( Subscription $subscription ): string {
		return Page_Parts::note(
			Payment_Words::subscription( $subscription ) . ' – ' . Payment_Words::next( $subscription )
		);
	}

	/**
	 * Those that can still be chosen.
	 *
	 * @param list<Subscription> $subscriptions
	 * @return list<Subscription>
	 */
	private function open( array $subscriptions ): array {
		return array_values(
			array_filter(
				$subscriptions,
				fn ( Subscription $one ): bool => ! $one->is_canceled()
					|| ! Declaration_Choices::at_period_end( $this->declaration, $one )
			)
		);
	}

	/**
	 * @param list<Subscription> $subscriptions
	 * @return list<Subscription>
	 */
	private static function canceled( array $subscriptions ): array {
		return array_values(
			array_filter( $subscriptions, static fn ( Subscription $one ): bool => $one->is_canceled() )
		);
	}
}
