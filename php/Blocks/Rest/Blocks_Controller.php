<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Rest;

use Slipstream\Blocks\Registrar;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Purpose;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the blocks and switches them: slipstream/v1/blocks, slipstream/v1/blocks/active.
 */
final class Blocks_Controller extends Controller {

	private const MOST = 200;

	public function __construct( private Registrar $registrar ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/blocks',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' )
				),
			)
		);
		$args = array(
			'blocks' => array(
				'type'        => 'array',
				'required'    => true,
				'minItems'    => 1,
				'maxItems'    => self::MOST,
				'uniqueItems' => true,
				'items'       => array(
					'type' => 'string',
					'enum' => array_keys( $this->registrar->all() ),
				),
			),
			'active' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
		$may  = array( $this, 'update_item_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/blocks/active',
			array( $this->handler( WP_REST_Server::CREATABLE, 'update_item', $may, $args ) )
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->records() );
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		$switches = $this->registrar->switches();
		$names    = array_map( 'strval', array_values( (array) $request['blocks'] ) );
		if ( $request['active'] && array_intersect( $names, $switches->forced_off() ) ) {
			return new WP_Error(
				'activation_failed',
				__( 'Your web host or another plugin has turned off this block.', 'slipstream' ),
				array( 'status' => 424 )
			);
		}
		if ( ! $switches->set( $names, (bool) $request['active'] ) ) {
			return Request_Error::not_stored( 'blocks_not_stored', retry_after: null )->to_wp_error();
		}
		return new WP_REST_Response( $this->records() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$block = self::schema_of(
			'block-switch',
			array(
				'name'          => 'string',
				'title'         => 'string',
				'description'   => 'string',
				'category'      => 'string',
				'purpose'       => 'string',
				'parent'        => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'module'        => 'string',
				'is_insertable' => 'boolean',
				'is_forced'     => 'boolean',
				'active'        => 'boolean',
			)
		);
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'block-switches',
			'type'    => 'array',
			'items'   => $block,
		);
	}

	/** @return list<array<string, mixed>> */
	private function records(): array {
		$switches = $this->registrar->switches();
		$off      = $switches->off();
		$forced   = $switches->forced_off();
		$records  = array();
		foreach ( $this->registrar->all() as $name => $block ) {
			// phpcs:disable WordPress.WP.I18n -- Found by translators in block.json.
			$records[] = array(
				'name'          => $name,
				'title'         => translate_with_gettext_context(
					$block['title'] ?? $name,
					'block title',
					'slipstream'
				),
				'description'   => translate_with_gettext_context(
					$block['description'] ?? '',
					'block description',
					'slipstream'
				),
				'category'      => $block['category'] ?? '',
				'purpose'       => $block['slipstream']['purpose']
					?? Purpose::of_category( $block['category'] ?? '' )->value,
				'parent'        => $switches->places( $block ),
				'module'        => $block['slipstream']['module'] ?? '',
				'is_insertable' => $block['supports']['inserter'] ?? true,
				'is_forced'     => in_array( $name, $forced, true ),
				'active'        => ! in_array( $name, $off, true ),
			);
			// phpcs:enable
		}
		return $records;
	}

	protected function argument_help(): array {
		return array(
			'blocks' => array(
				'description' => __( 'The blocks to switch.', 'slipstream' ),
				'example'     => array( 'jetpack/markdown' ),
			),
			'active' => array(
				'description' => __( 'Whether the blocks are on.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
