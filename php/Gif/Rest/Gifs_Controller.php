<?php

declare( strict_types=1 );

namespace Slipstream\Gif\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Services\Giphy\Gif_Source;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * GET slipstream/v1/gifs: finds GIFs by words, or one by its id, for those who write.
 */
final class Gifs_Controller extends Controller {

	/** @param Closure(): (Gif_Source|null) $source Gives where GIFs come from; null without a key. */
	public function __construct( private Closure $source ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/gifs',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array(
						'search' => array(
							'description' => __( 'Words to search for.', 'slipstream' ),
							'type'        => 'string',
							'default'     => '',
							// As GIPHY has it.
							'maxLength'   => 50,
						),
						'id'     => array(
							'description' => __( 'The ID of one GIF.', 'slipstream' ),
							'type'        => 'string',
							'default'     => '',
							'maxLength'   => 40,
							'pattern'     => '^[A-Za-z0-9]*$(?!\n)',
						),
					)
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array(
				'gifs' => $this->find( trim( (string) $request['search'] ), (string) $request['id'] ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'gifs',
			array(
				'gifs' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'        => array( 'type' => 'string' ),
							'title'     => array( 'type' => 'string' ),
							'embed_url' => array(
								'type'   => 'string',
								'format' => 'uri',
							),
							'width'     => array( 'type' => 'integer' ),
							'height'    => array( 'type' => 'integer' ),
							'preview'   => array( 'type' => 'string' ),
						),
					),
				),
			)
		);
	}

	/** @return list<array<string, string|int>> */
	private function find( string $words, string $id ): array {
		if ( '' === $words && '' === $id ) {
			throw new Request_Error(
				'rest_missing_callback_param',
				__( 'Enter a search term.', 'slipstream' ),
				400
			);
		}
		$source = ( $this->source )();
		if ( null === $source ) {
			throw new Request_Error(
				'giphy_key_missing',
				__( 'The search needs a GIPHY API key.', 'slipstream' ),
				409
			);
		}
		if ( '' === $id ) {
			return $source->search( $words );
		}
		$gif = $source->find( $id );
		return null === $gif ? array() : array( $gif );
	}

	protected function argument_help(): array {
		return array(
			'search' => array( 'example' => 'cat' ),
			'id'     => array( 'example' => '3o7abKhOpu0NwenH3O' ),
		);
	}
}
