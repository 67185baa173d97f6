<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

use Closure;
use Slipstream\Blocks\Button;
use Slipstream\Blocks\Button_Look;
use Slipstream\Http\Page_Cache;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Support\Clock;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Page_Ids;

/**
 * Draws the form to sign up: as Jetpack does, and so that it works without a script.
 */
final class Form_Block {

	/** Groups that one form may give; Mailchimp knows no more of an audience. */
	private const MOST_GROUPS = 60;

	private const CONSENT_ID = 'wp-block-jetpack-mailchimp_consent-text';

	/** @param Closure(): Newsletter_List $newsletter Gives the list that the owner has chosen. */
	public function __construct( private Closure $newsletter, private Clock $clock ) {}

	/**
	 * HTML of a block; '' while nobody can sign up. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML, with the button in it.
	 */
	public function render( array $attributes, string $content ): string {
		try {
			$list = ( $this->newsletter )();
			// Readers of feeds have no form that works.
			return is_feed() || ! $list->is_ready() ? '' : $this->html( $list, $attributes, $content );
		} catch ( Request_Error ) {
			Page_Cache::skip();
			return '';
		}
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private function html( Newsletter_List $list, array $attributes, string $content ): string {
		$consent = trim( wp_kses_post( self::text( $attributes, 'consentText', '' ) ) );
		$consent = '' === self::plain( $consent ) ? esc_html( $list->consent() ) : $consent;
		$offer   = new Offer(
			$list->slug(),
			self::plain( $consent ),
			self::page(),
			determine_locale(),
			$this->clock->now(),
			self::text( $attributes, 'successLabel', '' ),
			self::groups( $attributes ),
			...self::field( $attributes )
		);
		$id      = Page_Ids::current()->take( self::CONSENT_ID );
		return sprintf(
			'<div %1$s><form aria-describedby="%2$s" method="post" action="%3$s">%4$s%5$s%6$s<p id="%2$s">%7$s</p></form>%8$s</div>',
			get_block_wrapper_attributes(
				array(
					'data-blog-id'    => (string) get_current_blog_id(),
					'data-slipstream' => esc_url_raw( rest_url( 'slipstream/v1/newsletter/sign-up' ) ),
					'data-kept'       => __( 'Your email address is still in the form.', 'slipstream' ),
					'data-there'      => __( 'Sign up there', 'slipstream' ),
				)
			),
			esc_attr( $id ),
			esc_url( Form_Page::url() ),
			self::input( $attributes ),
			self::hidden( $offer ),
			self::button( $attributes, $content ),
			$consent,
			self::notifications( $attributes )
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private static function input( array $attributes ): string {
		$placeholder = self::text( $attributes, 'emailPlaceholder', Labels::placeholder() );
		return sprintf(
			'<p><input type="email" name="%1$s" required autocomplete="email" maxlength="%2$d" aria-label="%3$s" placeholder="%3$s" title="%3$s"></p>',
			Form_Page::FIELD_EMAIL,
			Email_Address::LONGEST,
			esc_attr( $placeholder )
		);
	}

	/** What nobody sees: what counts is sealed; the rest is what other code knows of Jetpack's form. */
	private static function hidden( Offer $offer ): string {
		$values = array();
		foreach ( $offer->groups as $group ) {
			$values[ "interests[$group]" ] = '1';
		}
		if ( '' !== $offer->tag ) {
			$values[ "merge_fields[$offer->tag]" ] = $offer->value;
		}
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" class="mc-submit-param" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return $html
			. sprintf(
				'<input type="hidden" name="%s" value="%s">',
				Form_Page::FIELD_OFFER,
				esc_attr( $offer->seal() )
			)
			. Page_Parts::trap( Guard::TRAP );
	}

	/**
	 * The button inside, or that of posts from before it was a block.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function button( array $attributes, string $content ): string {
		if ( str_contains( $content, 'wp-block-jetpack-button' ) ) {
			// The form has the block's classes; what is saved around the button has them too.
			$inner = (string) preg_replace( '#^\s*<div\b[^>]*>|</div>\s*$#', '', $content );
			return Button::with_unique_id( $inner, 'mailchimp-widget-id', 'mailchimp-button-block-' )['html'];
		}
		$read = static fn ( string $name ): string => self::text( $attributes, $name, '' );
		$look = new Button_Look(
			array(
				'className'             => $read( 'submitButtonClasses' ),
				'textColor'             => $read( 'textButtonColor' ),
				'customTextColor'       => $read( 'customTextButtonColor' ),
				'backgroundColor'       => $read( 'backgroundButtonColor' ),
				'customBackgroundColor' => $read( 'customBackgroundButtonColor' ),
			)
		);
		$text = self::plain( $read( 'submitButtonText' ) );
		return sprintf(
			'<p><button type="submit" class="components-button is-button is-primary %s" style="%s">%s</button></p>',
			esc_attr( $look->link_classes() ),
			esc_attr( $look->link_style() ),
			esc_html( '' === $text ? Labels::button() : $text )
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private static function notifications( array $attributes ): string {
		$html = '';
		foreach ( array(
			'processing' => array( 'status', Labels::processing() ),
			'success'    => array( 'status', Labels::success() ),
			'error'      => array( 'alert', Labels::error() ),
		) as $name => list( $role, $label ) ) {
			$html .= sprintf(
				'<div class="wp-block-jetpack-mailchimp_notification wp-block-jetpack-mailchimp_%1$s" role="%2$s">%3$s</div>',
				$name,
				$role,
				esc_html( self::text( $attributes, "{$name}Label", $label ) )
			);
		}
		return $html;
	}

	/**
	 * The groups that who uses the form gets.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<string>
	 */
	private static function groups( array $attributes ): array {
		$given = is_array( $attributes['interests'] ?? null ) ? $attributes['interests'] : array();
		$ids   = array_map( static fn ( mixed $id ): string => is_scalar( $id ) ? (string) $id : '', $given );
		$good  = array_filter(
			$ids,
			static fn ( string $id ): bool => 1 === preg_match( '/^[0-9a-zA-Z]{1,40}$/D', $id )
		);
		return array_slice( array_values( array_unique( $good ) ), 0, self::MOST_GROUPS );
	}

	/**
	 * The field that says where someone signed up, if both its name and its value are there.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return array{string, string}
	 */
	private static function field( array $attributes ): array {
		$tag   = is_string( $attributes['signupFieldTag'] ?? null ) ? trim( $attributes['signupFieldTag'] ) : '';
		$value = is_string( $attributes['signupFieldValue'] ?? null ) ? trim( $attributes['signupFieldValue'] ) : '';
		return '' !== $value && 1 === preg_match( '/^[0-9A-Za-z_]{1,20}$/D', $tag )
			? array( $tag, mb_substr( $value, 0, 255 ) )
			: array( '', '' );
	}

	/**
	 * A text without formatting, not escaped.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function text( array $attributes, string $name, string $otherwise ): string {
		$text = is_string( $attributes[ $name ] ?? null ) ? trim( $attributes[ $name ] ) : '';
		return '' === $text ? $otherwise : $text;
	}

	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** The URL of the page that is drawn. */
	private static function page(): string {
		$link = get_permalink();
		return is_string( $link ) && '' !== $link ? $link : home_url( '/' );
	}
}
