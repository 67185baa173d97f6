<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Closure;
use Slipstream\Blocks\View_Script;
use Slipstream\Http\Page_Cache;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Rendering\Checkout_Fields;

/**
 * Puts products on pages, with the button that they are bought with.
 */
final class Product_Renderer {

	/** The link that the block saves for readers without this plugin, such as those of feeds. */
	private const LINK = '#<a\s(?:[^>]*\s)?class="jetpack-simple-payments-purchase[\s"][^>]*>.*?</a>#s';

	/** The block's styles, which pages with the shortcode need too. */
	private const STYLES = array( 'jetpack-simple-payments-style', 'jetpack-simple-payments-view-style' );

	/** The price as the block has saved it: free text, of whichever price it was then. */
	private const PRICE = '#(<div\s(?:[^>]*\s)?class="jetpack-simple-payments-price[\s"][^>]*>\s*<p[^>]*>).*?(</p>)#s';

	/** How things are sold, when a product was last looked for. */
	private Sale $sold = Sale::None;

	/** @var array<int, int> How often a product is on this page. */
	private array $counts = array();

	/**
	 * @param Closure(): Sale            $sale   How things are sold now. Throws a Request_Error if nobody knows.
	 * @param Closure(): Checkout_Fields $fields For forms that make an order.
	 */
	public function __construct( private Products $products, private Closure $sale, private Closure $fields ) {}

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
		$id      = is_numeric( $id ) ? (int) $id : 0;
		$product = $this->product( $id );
		if ( null === $product ) {
			return $this->error( $id );
		}
		$box   = $this->box( $product );
		$price = esc_html( $product->price->format() );
		return (string) preg_replace_callback_array(
			array(
				self::LINK  => static fn (): string => $box,
				self::PRICE => static fn ( array $found ): string => $found[1] . $price . $found[2],
			),
			$content,
			1
		);
	}

	/** @param array<string, mixed>|string $attributes */
	public function shortcode( array|string $attributes ): string {
		$id      = is_array( $attributes ) ? $attributes['id'] ?? 0 : 0;
		$id      = is_numeric( $id ) ? (int) $id : 0;
		$product = $this->product( $id );
		if ( null === $product ) {
			return self::is_page() ? $this->error( $id ) : '';
		}
		array_map( 'wp_enqueue_style', self::STYLES );
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
			self::is_page() ? $this->box( $product ) : ''
		);
	}

	/** The product, if it can be bought now, or once what shows it is public. */
	private function product( int $id ): ?Product {
		try {
			$this->sold = ( $this->sale )();
			$product    = Sale::None === $this->sold ? null : $this->products->find( $id, self::is_previewed( $id ) );
		} catch ( Request_Error ) {
			// A cache would keep the page without it.
			Page_Cache::skip();
			return null;
		}
		return null !== $product && $product->is_payable() ? $product : null;
	}

	private function box( Product $product ): string {
		$dom_id = $this->dom_id( $product );
		return Sale::Link === $this->sold
			? $this->error( $product->id ) . ( new Payment_Link( $product, $dom_id, self::url() ) )->html()
			: $this->form( $product, $dom_id );
	}

	/** Why a form was not taken that is not on the page any more: an old page had it. */
	private function error( int $product_id ): string {
		$error = ( $this->fields )()->error_of_old( Product_Offer::form( $product_id, (int) get_the_ID() ) );
		if ( '' === $error ) {
			return '';
		}
		array_map( 'wp_enqueue_style', self::STYLES );
		View_Script::enqueue( 'donations' );
		return "<div class=\"jetpack-simple-payments-refusal\">$error</div>";
	}

	/** The form that makes an order. */
	private function form( Product $product, string $dom_id ): string {
		// It lets the form be sent once.
		View_Script::enqueue( 'donations' );
		$offer  = Product_Offer::of( $product, (int) get_the_ID() );
		$fields = ( $this->fields )();
		return Product_Box::html(
			array( 'data-slipstream-checkout' => substr( $offer->hash, 0, 16 ) ),
			$fields->hidden( $offer ) . $fields->error( $offer ),
			$dom_id,
			$product->multiple ? Checkout_Request::FIELD_QUANTITY : '',
			$fields->typed( $offer )->quantity()
		);
	}

	private function dom_id( Product $product ): string {
		$count = ( $this->counts[ $product->id ] ?? 0 ) + 1;

		$this->counts[ $product->id ] = $count;
		return "jetpack-simple-payments-{$product->id}_$count";
	}

	/** Whether somebody looks at a product who may sell it, before others can. Its form would be refused. */
	private static function is_previewed( int $id ): bool {
		return ( is_preview() || is_customize_preview() ) && Product_Type::may_sell( get_current_user_id(), $id );
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
