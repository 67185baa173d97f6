<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Closure;
use Slipstream\Http\Request_Error;

/**
 * Puts products on pages, with the button that they are bought with.
 */
final class Product_Renderer {

	/** The link that the block saves for readers without this plugin, such as those of feeds. */
	private const LINK = '#<a\s(?:[^>]*\s)?class="jetpack-simple-payments-purchase[\s"][^>]*>.*?</a>#s';

	/** The block's styles, which pages with the shortcode need too. */
	private const STYLE = 'jetpack-simple-payments-style';

	/** @var array<int, int> How often a product is on this page. */
	private array $counts = array();

	/** @param Closure(): bool $are_payments_on Throws a Request_Error if nobody knows. */
	public function __construct( private Closure $are_payments_on ) {}

	/**
	 * The block.
	 *
	 * @param array<string, mixed> $attributes
	 * @param string               $content    As it was saved.
	 */
	public function block( array $attributes, string $content ): string {
		if ( has_shortcode( $content, Simple_Payments_Module::SHORTCODE ) || ! self::is_page() ) {
			return $content;
		}
		$id      = $attributes['productId'] ?? 0;
		$product = is_numeric( $id ) ? $this->product( (int) $id ) : null;
		if ( null === $product ) {
			return '';
		}
		$box = $this->box( $product, $this->dom_id( $product ) );
		return (string) preg_replace_callback( self::LINK, static fn (): string => $box, $content, 1 );
	}

	/** @param array<string, mixed>|string $attributes */
	public function shortcode( array|string $attributes ): string {
		$id      = is_array( $attributes ) ? $attributes['id'] ?? 0 : 0;
		$product = is_numeric( $id ) ? $this->product( (int) $id ) : null;
		if ( null === $product ) {
			return '';
		}
		wp_enqueue_style( self::STYLE );
		$image = get_the_post_thumbnail( $product->id, 'full' );
		return sprintf(
			'<div class="jetpack-simple-payments-%1$d jetpack-simple-payments-wrapper">'
				. '<div class="jetpack-simple-payments-product">%2$s<div class="jetpack-simple-payments-details">'
				. '<div class="jetpack-simple-payments-title"><p>%3$s</p></div>'
				. '<div class="jetpack-simple-payments-description"><p>%4$s</p></div>'
				. '<div class="jetpack-simple-payments-price"><p>%5$s</p></div>%6$s</div></div></div>',
			$product->id,
			'' === $image ? '' : '<div class="jetpack-simple-payments-product-image">'
				. "<div class=\"jetpack-simple-payments-image\">$image</div></div>",
			esc_html( $product->title ),
			wp_kses_post( $product->description ),
			esc_html( $product->price->format() ),
			self::is_page() ? $this->box( $product, $this->dom_id( $product ) ) : ''
		);
	}

	/** The product, if it can be bought now. */
	private function product( int $id ): ?Product {
		try {
			$product = ( $this->are_payments_on )() ? Product_Type::find( $id ) : null;
		} catch ( Request_Error ) {
			return null;
		}
		return null !== $product && $product->is_payable() ? $product : null;
	}

	private function box( Product $product, string $dom_id ): string {
		return ( new Payment_Link( $product, $dom_id, self::url() ) )->html();
	}

	private function dom_id( Product $product ): string {
		$count = ( $this->counts[ $product->id ] ?? 0 ) + 1;

		$this->counts[ $product->id ] = $count;
		return "jetpack-simple-payments-{$product->id}_$count";
	}

	/** Whether visitors can use what is rendered. */
	private static function is_page(): bool {
		return ! is_feed() && ! is_admin() && ! wp_doing_cron() && ! wp_is_serving_rest_request();
	}

	/** The page that someone reads. */
	private static function url(): string {
		return (string) ( get_permalink() ?: home_url( '/' ) );
	}
}
