<?php

declare( strict_types=1 );

namespace Slipstream\Memberships\Rest;

use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;

/**
 * What the routes of memberships share.
 */
abstract class Memberships_Controller extends Controller {

	public function __construct( protected Plans $plans ) {}

	/** @param mixed $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	/**
	 * The plans that a request asks for.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function plans_for( WP_REST_Request $request ): array {
		$type     = (string) ( $request['type'] ?? 'all' );
		$editable = $request['is_editable'];
		$wanted   = array_filter(
			$this->plans->all(),
			static fn ( Plan $plan ): bool => in_array( $type, array( '', 'all', $plan->type ), true )
				&& ( null === $editable || $plan->is_editable === $editable )
		);
		return array_map( static fn ( Plan $plan ): array => $plan->to_rest(), array_values( $wanted ) );
	}

	/** @return array<string, array<string, mixed>> Which plans. */
	protected static function filters(): array {
		return array(
			'type'        => array(
				'description' => __( 'Limit results to plans of this type.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( 'all', Plan::DONATION, Plan::TIER ),
				'example'     => Plan::DONATION,
			),
			'is_editable' => array(
				'description' => __( 'Limit results to plans that authors can edit, or to those that they cannot.', 'slipstream' ),
				'type'        => 'boolean',
				'example'     => true,
			),
		);
	}

	/** @return array<string, mixed> What a plan looks like. */
	protected static function plan_schema(): array {
		return self::schema_of(
			'payment-plan',
			array(
				'id'                           => 'integer',
				'title'                        => 'string',
				'price'                        => 'number',
				'currency'                     => 'string',
				'interval'                     => 'string',
				'type'                         => array( 'type' => array( 'string', 'null' ) ),
				'tier'                         => array( 'type' => array( 'integer', 'null' ) ),
				'is_editable'                  => 'boolean',
				'buyer_can_change_amount'      => 'boolean',
				'multiple_per_user'            => 'boolean',
				'subscribe_as_site_subscriber' => 'boolean',
				'description'                  => 'string',
				'welcome_email_content'        => 'string',
			)
		);
	}
}
