<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Page_Cache;
use Slipstream\Http\Page_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Seal;
use Slipstream\Payments\Checkout\Pay_Page;
use Slipstream\Payments\Payments_Services;
use WP_HTML_Tag_Processor;

/**
 * The payment button: a link to the page where the plan is paid. It stores nothing, whoever follows it.
 */
final class Payment_Button {

	/** What a saved button is called until it is shown. */
	private const PLACEHOLDER = 'recurring-payments-id';

	public function __construct(
		private Payments_Services $payments,
		private Plan_Offer $offers,
		private Offer_Seal $seal
	) {}

	/**
	 * @param array<string, mixed> $attributes The block's.
	 * @param string               $content    The saved button; '' in old posts.
	 */
	public function render( array $attributes, string $content, int $post_id ): string {
		$plan_ids = Plan_Offer::plan_ids( $attributes );
		if ( ! Page_Request::is_page() ) {
			return '' === trim( wp_strip_all_tags( $content ) )
				? ''
				: self::with_link( $content, Button_Address::of( $plan_ids, $post_id ) );
		}
		try {
			$account = $this->account();
			$offer   = null === $account ? null : $this->offers->of( $plan_ids, $post_id, $account->gateway );
		} catch ( Request_Error $error ) {
			Page_Cache::skip();
			return self::problem( $post_id, $error->getMessage() );
		}
		return match ( true ) {
			null !== $offer         => $this->button( $attributes, $content, $offer ),
			null === $account       => self::problem(
				$post_id,
				__( 'This button is hidden because no payments are taken: connect Stripe first.', 'slipstream' )
			),
			array() === $plan_ids   => self::problem(
				$post_id,
				__( 'This button is hidden because it sells nothing yet: choose a payment plan.', 'slipstream' )
			),
			default                 => self::problem(
				$post_id,
				__( 'This button is hidden because its payment plan was deleted or cannot be paid.', 'slipstream' )
			),
		};
	}

	/**
	 * Where a button leads.
	 *
	 * @param list<int> $plan_ids
	 * @return string|null Null if nobody can pay with it now.
	 * @throws Request_Error If the database fails.
	 */
	public function link( array $plan_ids, int $post_id ): ?string {
		$account = $this->account();
		$offer   = null === $account ? null : $this->offers->of( $plan_ids, $post_id, $account->gateway );
		return null === $offer ? null : $this->link_of( $offer );
	}

	private function link_of( Offer $offer ): string {
		return Pay_Page::address( $this->seal->seal( $offer ) );
	}

	/** Who is paid; null while nobody can be. */
	private function account(): ?Gateway_Account {
		return $this->payments->new_payments()->are_allowed()
			? $this->payments->gateways()->account_for_new_payments( Gateway::Stripe )
			: null;
	}

	/** @param array<string, mixed> $attributes */
	private function button( array $attributes, string $content, Offer $offer ): string {
		$link = $this->link_of( $offer );
		if ( '' === trim( wp_strip_all_tags( $content ) ) ) {
			return self::legacy( $attributes, $link );
		}
		$ids  = implode( '-', Plan_Offer::plan_ids( $attributes ) );
		$html = new WP_HTML_Tag_Processor( str_replace( self::PLACEHOLDER, "recurring-payments-$ids", $content ) );
		while ( $html->next_tag() ) {
			if ( $html->has_class( 'wp-block-jetpack-recurring-payments' ) ) {
				$html->add_class( 'wp-block-button' );
			}
		}
		return self::with_link( $html->get_updated_html(), $link );
	}

	private static function with_link( string $content, string $link ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( array( 'tag_name' => 'A' ) ) ) {
			$html->set_attribute( 'href', $link );
			$html->set_attribute( 'rel', 'nofollow' );
		}
		return $html->get_updated_html();
	}

	/**
	 * A button of posts from before it was a block of its own.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function legacy( array $attributes, string $link ): string {
		$text    = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null )
			? trim( $attributes[ $name ] )
			: '';
		$label   = '' === $text( 'submitButtonText' )
			? __( 'Your contribution', 'slipstream' )
			: $text( 'submitButtonText' );
		$colors  = array(
			'background-color' => (string) sanitize_hex_color( $text( 'customBackgroundButtonColor' ) ),
			'color'            => (string) sanitize_hex_color( $text( 'customTextButtonColor' ) ),
		);
		$chosen  = explode( ' ', $text( 'submitButtonClasses' ) );
		$classes = array( 'wp-block-button__link', 'wp-element-button', ...$chosen );
		foreach ( array(
			'backgroundButtonColor' => 'background-color',
			'textButtonColor'       => 'color',
		) as $name => $what ) {
			$slug      = $text( $name );
			$classes[] = '' === $slug ? '' : 'has-' . $slug . '-' . $what;
		}
		$style = '';
		foreach ( array_filter( $colors ) as $name => $color ) {
			$style .= "$name:$color;";
		}
		return sprintf(
			'<div class="wp-block-jetpack-recurring-payments wp-block-button"><a role="button" class="%s"%s href="%s" rel="nofollow">%s</a></div>',
			esc_attr( implode( ' ', array_filter( array_map( 'sanitize_html_class', $classes ) ) ) ),
			'' === $style ? '' : sprintf( ' style="%s"', esc_attr( $style ) ),
			esc_url( $link ),
			esc_html( $label )
		);
	}

	/** What is wrong, for those who can change it. Visitors see nothing. */
	private static function problem( int $post_id, string $message ): string {
		return $post_id > 0 && current_user_can( 'edit_post', $post_id )
			? '<div class="wp-block-jetpack-recurring-payments slipstream-payment-error"><p>' . esc_html( $message ) . '</p></div>'
			: '';
	}
}
