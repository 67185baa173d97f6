<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Rest;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Origin;
use Slipstream\Http\Visitor;
use Slipstream\Newsletter_Form\Form\Guard;
use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Rest\Controller;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Sealed_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Takes forms from the scripts of pages: slipstream/v1/newsletter/sign-up. Its answer is the same whether the list knew
 * the address.
 */
final class Sign_Up_Controller extends Controller {

	public function __construct( private Newsletter_Form_Services $services ) {}

	public function register_routes(): void {
		// Public, as forms are: pages are cached, so there is no nonce. The sealed offer says which form it was.
		$this->route(
			'slipstream/v1',
			'/newsletter/sign-up',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					'__return_true',
					array(
						'slipstream_offer' => array(
							'description' => __( 'The sealed offer of the form.', 'slipstream' ),
							'example'     => 'c2VhbGVk',
							'required'    => true,
						) + self::text( Sealed_Data::LONGEST ),
						'email'            => array(
							'description' => __( 'The email address, as it was typed.', 'slipstream' ),
							'example'     => 'ann@example.org',
							'required'    => true,
						) + self::text( 2 * Email_Address::LONGEST ),
					)
				),
			),
			static fn (): array => self::schema_of( 'newsletter-sign-up', array( 'message' => 'string' ) )
		);
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$intake  = $this->services->intake();
				$trapped = $request[ Bot_Trap::name( Guard::TRAP ) ] ?? '';
				return array(
					'message' => $intake->take(
						$intake->open( (string) $request['slipstream_offer'] ),
						(string) $request['email'],
						is_string( $trapped ) ? $trapped : 'x',
						Origin::current(),
						Visitor::current()
					),
				);
			}
		);
	}
}
