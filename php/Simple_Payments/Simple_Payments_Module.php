<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Payments_Module;
use Slipstream\Support\Environment;
use WP_Post;

/**
 * Things that are sold one by one with PayPal: the block "Pay with PayPal" and its shortcode.
 */
final class Simple_Payments_Module implements
	With_External_Hosts,
	With_Privacy,
	With_Start_Data,
	With_Stored_Data {

	public const SHORTCODE = 'simple-payment';

	/** Named here, so that pages without it load no class for it. */
	public const BLOCK = 'jetpack/simple-payments';

	private ?Product_Renderer $renderer = null;

	public function __construct(
		private Environment $site,
		private Payments_Module $payments,
		private Checkout_Module $checkout
	) {}

	public function slug(): string {
		return 'simple-payments';
	}

	public function add_hooks(): void {
		// No other page view needs them.
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			add_action( 'init', static fn () => Product_Type::register() );
			add_action( 'init', static fn () => Order_Records::register() );
		}
		add_action(
			'rest_api_init',
			static function (): void {
				Product_Type::register();
				Product_Home::register_field();
				add_filter( 'rest_pre_insert_' . Product_Type::NAME, Product_Type::check( ... ), 10, 2 );
				add_filter( 'rest_prepare_' . Product_Type::NAME, Product_Type::hide_email( ... ), 10, 2 );
			},
			1
		);
		add_action(
			'wp_after_insert_post',
			static function ( int $id, WP_Post $post ): void {
				$text = $post->post_content;
				if ( str_contains( $text, self::BLOCK ) || str_contains( $text, '[' . self::SHORTCODE ) ) {
					Product_Publisher::post_saved( $post );
				}
			},
			10,
			2
		);
		foreach ( array( 'add', 'update' ) as $change ) {
			add_action( "{$change}_option_widget_block", static fn () => Product_Publisher::widgets_saved() );
		}
		add_shortcode(
			self::SHORTCODE,
			fn ( mixed $attributes ): string => $this->renderer()->shortcode(
				is_array( $attributes ) ? $attributes : ''
			)
		);
		add_action( 'slipstream_payment_order_checked', fn ( $order ) => $this->records()->keep( $order ) );
	}

	/** What can be bought of what a page has offered. */
	public static function rules(): Product_Offer {
		return new Product_Offer( new Products() );
	}

	/** One for the page: a product can be on it several times. */
	public function renderer(): Product_Renderer {
		return $this->renderer ??= new Product_Renderer(
			new Products(),
			$this->sale( ... ),
			$this->checkout->fields( ... )
		);
	}

	public function start_data(): array {
		return array(
			'simplePayments' => function (): array {
				try {
					return array( 'sale' => $this->sale()->value );
				} catch ( Request_Error ) {
					// The most careful that can be said to an author.
					return array( 'sale' => Sale::Link->value );
				}
			},
		);
	}

	/** @throws Request_Error If the database fails. */
	private function sale(): Sale {
		return Sale::now( $this->payments->new_payments(), $this->payments->gateways() );
	}

	public function records(): Order_Records {
		return new Order_Records( $this->site->counters() );
	}

	/** PayPal, where products are sold with plain links. Also if the database fails: what might be true is told. */
	public function external_hosts(): array {
		try {
			$is_linked = Sale::Link === $this->sale() && ( new Products() )->are_any();
		} catch ( Request_Error ) {
			$is_linked = true;
		}
		return $is_linked ? array( Payment_Link::external_host() ) : array();
	}

	public function personal_data(): array {
		return array( new Simple_Payments_Privacy( $this->records() ) );
	}

	/** Records outlive the plugin as the ledger does, which they are made of. Jetpack's own stay in any case. */
	public function stored_data(): Stored_Data {
		return new Stored_Data( posts: $this->payments->keeps_tables() ? array() : array( Order_Records::MARK ) );
	}
}
