<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Payments_Services;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;

/**
 * What the routes of administrators share.
 */
abstract class Payments_Controller extends Controller {

	public function __construct( protected Payments_Services $services ) {}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** An order or a subscription that is not there. */
	protected static function not_found(): Request_Error {
		return new Request_Error( 'payment_not_found', __( 'There is no such payment.', 'slipstream' ), 404 );
	}

	/** @return array<string, mixed> The argument that says which payment service. */
	protected static function gateway_arg(): array {
		return array(
			'description' => __( 'The payment service.', 'slipstream' ),
			'type'        => 'string',
			'enum'        => array_column( Gateway::cases(), 'value' ),
			'default'     => Gateway::Stripe->value,
			'example'     => Gateway::Paypal->value,
		);
	}

	/** @return array{Gateway, Mode} What a request is about. */
	protected static function account_of( WP_REST_Request $request ): array {
		return array( Gateway::from( (string) $request['gateway'] ), Mode::from( (string) $request['mode'] ) );
	}

	/** @return array<string, mixed> The argument that says which mode. */
	protected static function mode_arg( bool $is_required = true ): array {
		return array(
			'description' => __( 'Test or live mode. They are never mixed.', 'slipstream' ),
			'type'        => 'string',
			'enum'        => array_column( Mode::cases(), 'value' ),
			'required'    => $is_required,
			'example'     => Mode::Test->value,
		);
	}

	/** @return array<string, mixed> The argument that says how a dispute stands. */
	protected static function dispute_arg( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'enum'        => array_column( Dispute_State::cases(), 'value' ),
			'example'     => Dispute_State::Open->value,
		);
	}
}
