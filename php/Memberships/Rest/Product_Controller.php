<?php

declare( strict_types=1 );

namespace Slipstream\Memberships\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plan_Rules;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Currency;
use Slipstream\Money\Money;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Creates, changes, and deletes a payment plan: wpcom/v2/memberships/product.
 */
final class Product_Controller extends Memberships_Controller {

	public function register_routes(): void {
		$manage = array( $this, 'update_item_permissions_check' );
		$id     = array(
			'id' => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
		);
		$this->route(
			'wpcom/v2',
			'/memberships/product',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' ),
					self::fields( true )
				),
			)
		);
		$this->route(
			'wpcom/v2',
			'/memberships/product/(?P<id>\d{1,15})',
			array(
				$this->handler( WP_REST_Server::EDITABLE, 'update_item', $manage, $id + self::fields( false ) ),
				$this->handler(
					WP_REST_Server::DELETABLE,
					'delete_item',
					$manage,
					$id + array( 'cancel_subscriptions' => array( 'type' => 'boolean' ) )
				),
			)
		);
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		// Donations blocks use the first plan that there is: one of them is every author's.
		$is_of_blocks = Plan::DONATION === $request['type'] && false === $request['is_editable'];
		return self::require_capability( $is_of_blocks ? 'manage_options' : 'edit_posts' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->plans->create( $this->checked( self::plan_of( $request, null ) ) )->to_rest()
		);
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array(
				'product' => $this->plans->update(
					$this->checked( self::plan_of( $request, $this->plan( (int) $request['id'] ) ) )
				)->to_rest(),
			)
		);
	}

	public function delete_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				if ( true === $request['cancel_subscriptions'] ) {
					throw new Request_Error(
						'subscriptions_not_canceled',
						__( 'Subscriptions are not canceled with their plan. Cancel them in Stripe, and delete the plan without cancel_subscriptions.', 'slipstream' ),
						409
					);
				}
				$this->plans->delete( $this->plan( (int) $request['id'] ) );
				return array( 'deleted' => true );
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::plan_schema();
	}

	/** @throws Request_Error If there is none. */
	private function plan( int $id ): Plan {
		return $this->plans->find( $id ) ?? throw new Request_Error(
			'membership_settings_error',
			__( 'There is no such payment plan.', 'slipstream' ),
			404
		);
	}

	/** @throws Request_Error If it breaks a rule. */
	private function checked( Plan $plan ): Plan {
		Plan_Rules::check( $plan, $this->plans );
		return $plan;
	}

	/**
	 * The plan that a request describes.
	 *
	 * @param Plan|null $plan What it changes.
	 * @throws Request_Error If the price is finer than the currency.
	 */
	private static function plan_of( WP_REST_Request $request, ?Plan $plan ): Plan {
		$currency = $request['currency'] ?? $plan?->price->currency ?? '';
		$price    = Money::from_decimal( $request['price'] ?? $plan?->price->to_decimal() ?? 0, $currency );
		return new Plan(
			$plan->id ?? 0,
			sanitize_text_field( $request['title'] ?? $plan->title ?? '' ),
			$price ?? throw Plan_Rules::invalid_price(),
			Billing_Interval::from( $request['interval'] ?? $plan?->interval->value ?? '' ),
			$request['type'] ?? $plan->type ?? '',
			(int) ( $request['tier'] ?? $plan->tier ?? 0 ),
			$request['is_editable'] ?? $plan->is_editable ?? true,
			$request['buyer_can_change_amount'] ?? $plan->is_amount_open ?? false,
			$request['multiple_per_user'] ?? $plan->allows_several ?? false,
			$request['subscribe_as_site_subscriber'] ?? $plan->subscribes ?? false,
			sanitize_textarea_field( $request['description'] ?? $plan->description ?? '' ),
			wp_kses_post( $request['welcome_email_content'] ?? $plan->welcome ?? '' )
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function fields( bool $is_new ): array {
		$flag     = array( 'type' => 'boolean' );
		$required = array( 'required' => $is_new );
		return array(
			'title'                        => self::text( 200 ) + $required,
			'price'                        => array(
				'type'    => 'number',
				'minimum' => 0,
				'maximum' => 999999999,
			) + $required,
			'currency'                     => array(
				'type' => 'string',
				'enum' => Currency::codes(),
			) + $required,
			'interval'                     => array(
				'type' => 'string',
				'enum' => array_column( Billing_Interval::cases(), 'value' ),
			) + $required,
			'type'                         => array(
				'type' => array( 'string', 'null' ),
				'enum' => array( null, '', Plan::DONATION, Plan::TIER ),
			),
			'tier'                         => array(
				'type'    => array( 'integer', 'null' ),
				'maximum' => PHP_INT_MAX,
			),
			'is_editable'                  => $flag,
			'buyer_can_change_amount'      => $flag,
			'multiple_per_user'            => $flag,
			'subscribe_as_site_subscriber' => $flag,
			'description'                  => self::text( 5000 ),
			'welcome_email_content'        => self::text( 20000 ),
		);
	}

	protected function argument_help(): array {
		return array(
			'id'       => self::help( __( 'The plan’s ID.', 'slipstream' ), 12 ),
			'title'    => self::help(
				__( 'The name that buyers see.', 'slipstream' ),
				'Monthly subscription'
			),
			'price'    => self::help( __( 'The price, as a decimal number.', 'slipstream' ), 5 ),
			'currency' => self::help( __( 'The currency’s code.', 'slipstream' ), 'USD' ),
			'interval' => self::help(
				__( 'How often it is paid.', 'slipstream' ),
				Billing_Interval::Month->value
			),
			'type'     => self::help(
				__( 'What the plan is for: donations, or a newsletter.', 'slipstream' ),
				Plan::DONATION
			),
			'tier'     => self::help(
				__( 'For a yearly plan of a newsletter: the ID of the monthly plan that it belongs to.', 'slipstream' ),
				null
			),
		) + self::choices_help();
	}

	/** @return array<string, array{description: string, example: mixed}> */
	private static function choices_help(): array {
		return array(
			'is_editable'                  => self::help(
				__( 'Whether authors see it in their lists of plans.', 'slipstream' ),
				true
			),
			'buyer_can_change_amount'      => self::help(
				__( 'Whether buyers may pay more.', 'slipstream' ),
				false
			),
			'multiple_per_user'            => self::help(
				__( 'Whether one person may buy it more than once.', 'slipstream' ),
				false
			),
			'subscribe_as_site_subscriber' => self::help(
				__( 'Whether buyers are subscribed to the site.', 'slipstream' ),
				false
			),
			'description'                  => self::help(
				__( 'What buyers get.', 'slipstream' ),
				'A letter each month.'
			),
			'welcome_email_content'        => self::help(
				__( 'The text of the email that buyers receive.', 'slipstream' ),
				'Welcome!'
			),
			'cancel_subscriptions'         => self::help(
				__( 'Not true: subscriptions to the plan go on until they are canceled.', 'slipstream' ),
				false
			),
		);
	}

	/** @return array{description: string, example: mixed} */
	private static function help( string $description, mixed $example ): array {
		return array(
			'description' => $description,
			'example'     => $example,
		);
	}
}
