<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Origin;
use Slipstream\Http\Visitor;
use Slipstream\Rest\Controller;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\Sign_Up\Intake;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Sealed_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Takes forms to subscribe from the scripts of pages: slipstream/v1/subscribers/sign-up. Its answer is the same for
 * every address.
 */
final class Sign_Up_Controller extends Controller {

	public function __construct( private Intake $intake ) {}

	public function register_routes(): void {
		// Public, as forms are: pages are cached, so there is no nonce. The sealed offer says which form it was.
		$this->route(
			'slipstream/v1',
			'/subscribers/sign-up',
			array( $this->handler( WP_REST_Server::CREATABLE, 'create_item', '__return_true', self::args() ) ),
			static fn (): array => self::schema_of( 'subscriber-sign-up', array( 'message' => 'string' ) )
		);
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$trap = Bot_Trap::name( Request::TRAP );
				$this->intake->take(
					new Request(
						array(
							Request::FIELD_OFFER      => (string) $request['offer'],
							Request::FIELD_EMAIL      => (string) $request['email'],
							Request::FIELD_NAME       => (string) $request['name'],
							Request::FIELD_CATEGORIES => (array) $request['categories'],
							$trap                     => $request[ $trap ] ?? '',
						)
					),
					Origin::current(),
					Visitor::current()
				);
				return array(
					'message' => __( 'Check your inbox: open the link in the email that we sent you to confirm your subscription.', 'slipstream' ),
				);
			}
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function args(): array {
		return array(
			'offer'      => array(
				'description' => __( 'The sealed offer of the form.', 'slipstream' ),
				'example'     => 'c2VhbGVk',
				'required'    => true,
			) + self::text( Sealed_Data::LONGEST ),
			'email'      => array(
				'description' => __( 'The email address, as it was typed.', 'slipstream' ),
				'example'     => 'ann@example.org',
				'required'    => true,
			) + self::text( 2 * Email_Address::LONGEST ),
			'name'       => array(
				'description' => __( 'The name, as it was typed.', 'slipstream' ),
				'example'     => 'Ann',
			) + self::text( Joining::LONGEST_NAME ),
			'categories' => array(
				'description' => __( 'The IDs of the chosen categories; none for all.', 'slipstream' ),
				'type'        => 'array',
				'maxItems'    => Categories::MOST,
				'items'       => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 1000000000,
				),
				'example'     => array( 1 ),
			),
		);
	}
}
