<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Page_Cache;
use Slipstream\Http\Page_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Fee_Cover;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Payments_Services;

/**
 * The donations block: a form that works without scripts, or what the post has saved where there is no page.
 */
final class Donations_Form {

	/** Paths of icons, 24 by 24. */
	private const ICONS = array(
		'heart'  => 'M12 20.5 4.3 12.6a5 5 0 0 1 7.1-7l.6.6.6-.6a5 5 0 0 1 7.1 7L12 20.5z',
		'coffee' => 'M4 8h13v2h1a3 3 0 0 1 0 6h-1.4A6 6 0 0 1 11 19H10a6 6 0 0 1-6-6V8zm13 4v2h1a1 1 0 0 0 0-2h-1zM7 2h2v4H7V2zm5 0h2v4h-2V2z',
	);

	public function __construct(
		private Payments_Services $payments,
		private Donation_Offer $offers,
		private Checkout_Fields $fields,
		private Donation_Goal $goal
	) {}

	/**
	 * @param array<string, mixed> $attributes The block's.
	 * @param string               $content    What the post has saved.
	 */
	public function render( array $attributes, string $content, int $post_id ): string {
		if ( ! Page_Request::is_page() ) {
			return self::fallback( $content, $post_id );
		}
		try {
			$account = $this->payments->new_payments()->are_allowed()
				? $this->payments->gateways()->account_for_new_payments( Gateway::Stripe )
				: null;
			$offer   = null === $account ? null : $this->offers->of( $attributes, $post_id, $account->gateway );
		} catch ( Request_Error ) {
			Page_Cache::skip();
			return '';
		}
		return null === $account || null === $offer ? '' : $this->block( $attributes, $offer, $account );
	}

	/** The saved links, led to the post: feeds and mails have no forms. */
	private static function fallback( string $content, int $post_id ): string {
		$link = $post_id > 0 ? get_permalink( $post_id ) : false;
		if ( false === $link ) {
			return $content;
		}
		$html = new \WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( array( 'class_name' => 'jetpack-donations-fallback-link' ) ) ) {
			$html->set_attribute( 'href', $link );
		}
		return $html->get_updated_html();
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes, Offer $offer, Gateway_Account $account ): string {
		$id   = wp_unique_id( 'jp-donations-' );
		$look = new Donations_Look( $attributes );
		$form = $this->form( $attributes, $offer, $account, $id );
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => trim( "$id " . $look->classes() ),
					'style' => $look->style(),
				)
			),
			'modal' === ( $attributes['displayMode'] ?? '' ) ? $this->modal( $attributes, $offer, $form ) : $form
		);
	}

	/**
	 * A form that is there once its button is pressed. Without scripts it opens in the page.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function modal( array $attributes, Offer $offer, string $form ): string {
		$text = is_string( $attributes['triggerButtonText'] ?? null ) ? trim( $attributes['triggerButtonText'] ) : '';
		$text = '' === $text ? __( 'Donate', 'slipstream' ) : $text;
		$name = $attributes['triggerIcon'] ?? 'heart';
		$icon = is_string( $name ) ? self::ICONS[ $name ] ?? '' : '';
		return sprintf(
			'<details class="donations__modal%1$s"%2$s><summary class="wp-element-button donations__trigger">%3$s%4$s</summary><dialog class="donations__dialog" aria-label="%5$s" open><form method="dialog" class="donations__close"><button type="submit" aria-label="%6$s">×</button></form>%7$s</dialog></details>',
			true === ( $attributes['triggerSticky'] ?? false ) ? ' is-sticky' : '',
			null === $this->fields->error_of( $offer ) ? '' : ' open',
			'' === $icon ? '' : sprintf(
				'<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false"><path d="%s"/></svg> ',
				esc_attr( $icon )
			),
			esc_html( $text ),
			esc_attr( $text ),
			esc_attr__( 'Close', 'slipstream' ),
			$form
		);
	}

	/** @param array<string, mixed> $attributes */
	private function form( array $attributes, Offer $offer, Gateway_Account $account, string $id ): string {
		$currency = Currency::of( $offer->currency );
		return sprintf(
			'<form method="post" class="donations__container" id="%1$s-form" data-slipstream-checkout="%2$s" data-currency="%3$s" data-digits="%4$d" data-unit="%5$d" data-decimal="%6$s" data-fee="%7$d" data-step="%8$d">',
			esc_attr( $id ),
			esc_attr( substr( $offer->hash, 0, 16 ) ),
			esc_attr( $offer->currency ),
			$currency->digits(),
			$currency->unit_digits(),
			esc_attr( $currency->decimal() ),
			$offer->fee_rate,
			Fee_Cover::step( $offer->currency, $account->gateway )
		)
			. $this->fields->hidden( $offer )
			. $this->fields->error( $offer )
			. $this->goal->html( $attributes['goal'] ?? null, $offer->currency, $offer->post_id, $account )
			. $this->tabs( $attributes, $offer )
			. '<div class="donations__content">'
			. $this->contents( $attributes, $offer, $id )
			. '</div></form>';
	}

	/** @param array<string, mixed> $attributes */
	private function contents( array $attributes, Offer $offer, string $id ): string {
		$tab  = new Donation_Tab( $attributes, $offer, $this->fields->typed( $offer ), $id );
		$html = '';
		foreach ( Donation_Interval::shown( $attributes ) as $interval ) {
			$choice = $offer->choice( $interval->plan_id() );
			$html  .= null === $choice ? '' : $tab->html( $interval, $choice );
		}
		return $html;
	}

	/**
	 * What is chosen between: one radio button for each interval.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function tabs( array $attributes, Offer $offer ): string {
		$only = $offer->choices[0] ?? null;
		if ( 1 === count( $offer->choices ) && null !== $only ) {
			return Checkout_Fields::input( Checkout_Request::FIELD_PLAN, (string) $only->plan_id );
		}
		$typed  = $this->fields->typed( $offer )->plan_id();
		$wanted = $attributes['defaultInterval'] ?? '';
		$chosen = $typed > 0 ? $typed : $only->plan_id ?? 0;
		$html   = '';
		foreach ( $offer->choices as $choice ) {
			$chosen = 0 === $typed && $choice->interval->value === $wanted ? $choice->plan_id : $chosen;
		}
		foreach ( Donation_Interval::shown( $attributes ) as $interval ) {
			$html .= null === $offer->choice( $interval->plan_id() ) ? '' : sprintf(
				'<label class="donations__nav-item" data-interval="%1$s"><input type="radio" name="%2$s" value="%3$d"%4$s> %5$s</label>',
				esc_attr( $interval->interval->value ),
				esc_attr( Checkout_Request::FIELD_PLAN ),
				$interval->plan_id(),
				$chosen === $interval->plan_id() ? ' checked' : '',
				esc_html( $interval->tab() )
			);
		}
		return sprintf(
			'<div class="donations__nav %s" role="radiogroup" aria-label="%s">%s</div>',
			esc_attr( ( new Donations_Look( $attributes ) )->tabs() ),
			esc_attr__( 'How often', 'slipstream' ),
			$html
		);
	}
}
