<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payers\Declarations\Declaration_Texts;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Draws what someone pays.
 */
final class My_Payments_View {

	/** @param string $mark Shows that who sends a form is who has seen it. */
	public function __construct( private string $mark ) {}

	public static function title(): string {
		return __( 'My payments', 'slipstream' );
	}

	/** The way back to the list. */
	public static function back(): string {
		return Page_Parts::link( My_Payments_Page::own_url(), __( 'Back to my payments', 'slipstream' ) );
	}

	public function all( Payments_Page $page ): Site_Page {
		$is_empty      = array() === $page->subscriptions && array() === $page->orders;
		$subscriptions = array_map( $this->subscription( ... ), $page->subscriptions );
		return new Site_Page(
			self::title(),
			Page_Parts::paragraph(
				/* translators: %s: an email address. */
				sprintf( __( 'You are signed in as %s.', 'slipstream' ), $page->email )
			)
			. ( $is_empty
				? Page_Parts::paragraph( __( 'There are no payments with this email address.', 'slipstream' ) )
				: '' )
			. self::section( __( 'Subscriptions', 'slipstream' ), $subscriptions )
			. self::section( __( 'Payments', 'slipstream' ), array_map( $this->order( ... ), $page->orders ) )
			. self::pages( $page )
			. '<hr>'
			. self::declarations()
			. Page_Parts::link( Sign_In_Page::url( My_Payments_Page::own_url() ), __( 'Sign out', 'slipstream' ) )
		);
	}

	/**
	 * A form of someone who is signed in.
	 *
	 * @param array<string, string> $hidden
	 */
	public function form( string $html, array $hidden ): string {
		return Page_Parts::form(
			My_Payments_Page::own_url(),
			$html,
			$hidden + array( Payer_Request::FIELD_MARK => $this->mark )
		);
	}

	/** What says that no money was moved. */
	public static function test_note( Mode $mode ): string {
		return Mode::Test === $mode ? Page_Parts::paragraph( Payment_Words::test() ) : '';
	}

	private function subscription( Shown_Subscription $shown ): string {
		$subscription = $shown->subscription;
		return '<h3>' . esc_html( Payment_Words::subscription( $subscription ) ) . '</h3>'
			. self::test_note( $subscription->account->mode )
			. Page_Parts::paragraph( Payment_Words::next( $subscription ) )
			. ( null === $shown->wish ? '' : Page_Parts::error( $shown->wish->text() ) )
			. $this->actions( $subscription )
			. $this->charges( $shown );
	}

	private function actions( Subscription $subscription ): string {
		if ( $subscription->status->is_final() ) {
			return '';
		}
		$name   = Payment_Words::subscription( $subscription );
		$hidden = array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id );
		$form   = fn ( string $label, string $action ): string => $this->form(
			Page_Parts::button(
				$label,
				Payer_Request::FIELD_ACTION,
				$action,
				$name,
				Payer_Request::PAY === $action
			),
			$hidden
		);
		return ( Payment_Words::needs_payer( $subscription )
				? $form( __( 'Pay now', 'slipstream' ), Payer_Request::PAY )
				: '' )
			. ( '' === $subscription->customer_id
				? ''
				: $form( __( 'Change card', 'slipstream' ), Payer_Request::CARD ) )
			. Page_Parts::link(
				My_Payments_Page::own_url( array( My_Payments_Page::QUERY => My_Payments_Page::CANCEL ) + $hidden ),
				$subscription->is_canceled()
					? __( 'End it immediately', 'slipstream' )
					: __( 'Cancel subscription', 'slipstream' ),
				about: $name
			);
	}

	private function charges( Shown_Subscription $shown ): string {
		$items = array_map(
			fn ( Entry $charge ): string => '<li>' . $this->receipt(
				self::line( Payment_Words::date( $charge->occurred ), $charge->money->format() ),
				array(
					Payer_Request::FIELD_SUBSCRIPTION => (string) $shown->subscription->id,
					Payer_Request::FIELD_PAYMENT      => $charge->payment_id,
				)
			) . '</li>',
			$shown->charges
		);
		return array() === $items ? '' : '<details><summary>' . esc_html__( 'What it has charged', 'slipstream' )
			. '</summary><ul>' . implode( '', $items ) . '</ul></details>';
	}

	private function order( Order $order ): string {
		$time = $order->paid > 0 ? $order->paid : $order->created;
		$line = self::line( Payment_Words::date( $time ), $order->terms->money->format() );
		$what = Payment_Words::plan( $order->terms->plan_id );
		return '<h3>' . esc_html( $line ) . '</h3>'
			. self::test_note( $order->account->mode )
			. Page_Parts::paragraph( self::line( $what, $order->terms->sentence ) )
			. Page_Parts::paragraph( Payment_Words::state( $order ) )
			. ( Dispute_State::Open === $order->dispute
				? Page_Parts::paragraph( __( 'This payment is disputed.', 'slipstream' ) )
				: '' )
			. ( $order->paid > 0 && '' !== $order->ids->payment && Gateway::Stripe === $order->account->gateway
				? $this->receipt( '', array( Payer_Request::FIELD_ORDER => (string) $order->id ), $line )
				: '' );
	}

	/** @param array<string, string> $hidden */
	private function receipt( string $text, array $hidden, string $about = '' ): string {
		$button = Page_Parts::button(
			__( 'Receipt', 'slipstream' ),
			Payer_Request::FIELD_ACTION,
			Payer_Request::RECEIPT,
			'' === $about ? $text : $about,
			false
		);
		return $this->form( Page_Parts::paragraph( $text ) . $button, $hidden );
	}

	private static function line( string ...$parts ): string {
		return implode( ' · ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @param list<string> $items */
	private static function section( string $title, array $items ): string {
		return array() === $items ? '' : '<h2>' . esc_html( $title ) . '</h2>' . implode( '', $items );
	}

	/** Where people cancel or withdraw otherwise. */
	private static function declarations(): string {
		$html = '';
		foreach ( Declaration_Texts::links() as $url => $text ) {
			$html .= Page_Parts::link( $url, $text );
		}
		return $html;
	}

	private static function pages( Payments_Page $page ): string {
		$url  = static fn ( int $number ): string => My_Payments_Page::own_url(
			array( My_Payments_Page::QUERY_PAGE => (string) $number )
		);
		$link = static fn ( int $number, string $text ): string => $number < 1 || $number > $page->pages
			? ''
			: Page_Parts::link( $url( $number ), $text );
		return $link( $page->page - 1, __( 'Newer payments', 'slipstream' ) )
			. $link( $page->page + 1, __( 'Older payments', 'slipstream' ) );
	}
}
