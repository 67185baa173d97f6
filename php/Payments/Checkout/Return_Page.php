<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Payments_Services;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Where visitors come back to from the gateway. It asks the gateway and says how the payment stands, even while the
 * gateway's message is late. It names nobody: whoever has the address may see it.
 */
final class Return_Page {

	public const QUERY = 'slipstream_paid';

	/** Tells the form's script that it is a new one, so that the same amount can be paid again. */
	public const QUERY_AGAIN = 'slipstream_pay_again';

	/** Says that a form was sent whose order is paid. */
	public const QUERY_REPEAT = 'slipstream_repeated';

	/** Seconds between two questions about one order. */
	private const PATIENCE = 2;

	public function __construct( private Payments_Services $payments, private Counters $counters ) {}

	/** Where the gateway sends a payer when they are done. */
	public static function address( Order $order ): string {
		return add_query_arg( self::QUERY, $order->uuid, home_url( '/' ) );
	}

	/** Where someone goes who has sent a form whose order is paid: perhaps it was another who has paid it. */
	public static function repeat_address( Order $order ): string {
		return add_query_arg( self::QUERY_REPEAT, '1', self::address( $order ) );
	}

	/** Where the gateway sends someone who has not paid: where they came from. */
	public static function cancel_address( Order $order ): string {
		$link = $order->terms->post_id > 0 ? get_permalink( $order->terms->post_id ) : false;
		return false === $link ? home_url( '/' ) : $link;
	}

	/**
	 * The page of an order.
	 *
	 * @param bool $is_repeat Whether a form was sent whose order was paid before.
	 */
	public function page( string $uuid, bool $is_repeat = false ): Site_Page {
		try {
			$order = $this->payments->orders()->find_by_uuid( $uuid );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( self::title(), $error );
		}
		if ( null === $order ) {
			return new Site_Page(
				self::title(),
				Page_Parts::paragraph( __( 'There is no such payment.', 'slipstream' ) ),
				404
			);
		}
		$is_asked = true;
		try {
			$order = $this->asked( $order );
		} catch ( Request_Error $error ) {
			$is_asked = 503 !== $error->http_status && ! $error instanceof Gateway_Error;
		}
		return new Site_Page( self::title(), self::html( $order, $is_asked, $is_repeat && $order->paid > 0 ) );
	}

	/** The order as the gateway has it now. What was taken is known: its messages and the nightly run tell the rest. */
	private function asked( Order $order ): Order {
		if ( $order->paid > 0 || '' === $order->ids->checkout ) {
			return $order;
		}
		// Reloading asks no more often than this; where nobody counts, nobody asks.
		$claim = $this->counters->claim( "checkout|look|$order->uuid", self::PATIENCE );
		return Claim_Result::Granted === $claim
			? $this->payments->sync( $this->payments->gateways()->adapter( $order->account ) )->order( $order )
			: $order;
	}

	private static function html( Order $order, bool $is_asked, bool $is_repeat ): string {
		$is_settled = $order->paid > 0 || ! $order->state->is_open();
		return '<div class="slipstream-payment-state" role="status">'
			. Page_Parts::paragraph( $is_repeat ? self::repeated( $order ) : self::message_for( $order ) )
			. '</div>'
			. ( Order_State::Paid === $order->state ? Page_Parts::paragraph( self::agreed( $order ) ) : '' )
			. ( $is_asked || $is_settled ? '' : Page_Parts::paragraph(
				__( 'The payment service did not answer just now, so this may be out of date.', 'slipstream' )
			) )
			. ( $is_settled ? '' : Page_Parts::link( self::address( $order ), __( 'Look again', 'slipstream' ) ) )
			. self::links( $order )
			. self::back( $order );
	}

	/** How it stands. Only what the ledger has as money was paid. */
	private static function message_for( Order $order ): string {
		if ( Order_State::Unknown === $order->state ) {
			return $order->paid > 0
				? __( 'A payment has arrived, but not the amount that was agreed. Please contact the owner of this site.', 'slipstream' )
				: __(
					'It is not known yet whether you have paid. Please look again in a few minutes before you pay again.',
					'slipstream'
				);
		}
		$text = match ( $order->state ) {
			/* translators: %s: an amount of money. */
			Order_State::Paid            => __( 'Thank you! Your payment of %s has arrived.', 'slipstream' ),
			/* translators: %s: an amount of money. */
			Order_State::Refunded        => __( 'Your payment of %s was given back.', 'slipstream' ),
			/* translators: %s: an amount of money. */
			Order_State::Partly_Refunded => __( 'A part of your payment of %s was given back.', 'slipstream' ),
			/* translators: %s: an amount of money. */
			Order_State::Pending         => __(
				'Your payment of %s is on its way. That can take some days; you do not need to pay again.',
				'slipstream'
			),
			/* translators: %s: an amount of money. */
			Order_State::Failed          => __( 'The payment of %s has failed. Nothing was paid.', 'slipstream' ),
			/* translators: %s: an amount of money. */
			Order_State::Expired         => __(
				'The payment of %s was not finished in time. Nothing was paid.',
				'slipstream'
			),
			/* translators: %s: an amount of money. */
			Order_State::Created, Order_State::Sent => __(
				'Your payment of %s has not arrived yet. If you have just paid, look again in a moment.',
				'slipstream'
			),
		};
		return sprintf( $text, $order->terms->money->format() );
	}

	/** What was paid may be another's: nobody is thanked for it. */
	private static function repeated( Order $order ): string {
		return sprintf(
			/* translators: %s: an amount of money. */
			__( 'This form was already sent, and %s was paid then. Nothing was charged now.', 'slipstream' ),
			$order->terms->money->format()
		);
	}

	/** What goes on after the payment. */
	private static function agreed( Order $order ): string {
		return $order->terms->interval->is_recurring() ? $order->terms->sentence : '';
	}

	/** What else someone can do about an order. */
	private static function links( Order $order ): string {
		/**
		 * Filters the links on the page that payers come back to.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $links Texts by URL.
		 * @param Order                 $order The order.
		 */
		$links = (array) apply_filters( 'slipstream_payment_links', array(), $order );
		$html  = '';
		foreach ( $links as $url => $text ) {
			$html .= Page_Parts::link( (string) $url, (string) $text );
		}
		return $html;
	}

	private static function back( Order $order ): string {
		$from = self::cancel_address( $order );
		return $order->paid > 0
			? Page_Parts::link( $from, __( 'Back to the site', 'slipstream' ) )
				. Page_Parts::link(
					add_query_arg( self::QUERY_AGAIN, '1', $from ),
					__( 'Make another payment', 'slipstream' ),
					'nofollow'
				)
			: Page_Parts::link( $from, __( 'Back to the page that you came from', 'slipstream' ) );
	}

	private static function title(): string {
		return __( 'Your payment', 'slipstream' );
	}
}
