<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Modules\Interfaces\Module;
use Slipstream\Payments\Payments_Module;

/**
 * Things that are sold one by one with PayPal: the block "Pay with PayPal" and its shortcode.
 */
final class Simple_Payments_Module implements Module {

	public const SHORTCODE = 'simple-payment';

	private ?Product_Renderer $renderer = null;

	public function __construct( private Payments_Module $payments ) {}

	public function slug(): string {
		return 'simple-payments';
	}

	public function add_hooks(): void {
		// No other page view needs it.
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			add_action( 'init', static fn () => Product_Type::register() );
		}
		add_action(
			'rest_api_init',
			static function (): void {
				Product_Type::register();
				add_filter( 'rest_pre_insert_' . Product_Type::NAME, Product_Type::check( ... ), 10, 2 );
				add_filter( 'rest_prepare_' . Product_Type::NAME, Product_Type::hide_email( ... ), 10, 2 );
			},
			1
		);
		add_shortcode(
			self::SHORTCODE,
			fn ( mixed $attributes ): string => $this->renderer()->shortcode(
				is_array( $attributes ) ? $attributes : ''
			)
		);
	}

	/** One for the page: a product can be on it several times. */
	public function renderer(): Product_Renderer {
		return $this->renderer ??= new Product_Renderer(
			fn (): bool => $this->payments->services()->new_payments()->are_allowed()
		);
	}
}
