<?php
/**
 * The route of prompt templates and the house style.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Rest\Settings_Route;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Reads and stores what authors can ask for, and how texts are written here: slipstream/v1/ai-writing.
 */
final class Ai_Writing_Controller extends WP_REST_Controller {

	use Settings_Route;

	/**
	 * Takes its parts.
	 *
	 * @param Prompt_Templates $templates What authors can ask for.
	 * @param House_Style      $style     How texts are written.
	 */
	public function __construct( private Prompt_Templates $templates, private House_Style $style ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_settings( '/ai-writing', $this->args() );
	}

	/**
	 * Tells everything.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'templates'         => $this->templates->all(),
				'default_templates' => Prompt_Templates::defaults(),
			) + $this->style->get()
		);
	}

	/**
	 * Stores what the request names and leaves the rest.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response {
		if ( is_array( $request['templates'] ) ) {
			$this->templates->store( $request['templates'] );
		}
		$style = array_filter(
			array(
				'guidelines' => $request['guidelines'],
				'glossary'   => $request['glossary'],
				'banned'     => $request['banned'],
			),
			static fn ( $value ): bool => null !== $value
		);
		if ( array() !== $style ) {
			$this->style->store( $style + $this->style->get() );
		}
		return $this->get_item( $request );
	}

	/**
	 * The arguments.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function args(): array {
		$word = array(
			'type'      => 'string',
			'minLength' => 1,
			'maxLength' => House_Style::LONGEST_WORD,
		);
		return array(
			'templates'  => Prompt_Templates::schema(),
			'guidelines' => array(
				'type'      => 'string',
				'maxLength' => House_Style::LONGEST_GUIDELINES,
			),
			'glossary'   => array(
				'type'     => 'array',
				'maxItems' => House_Style::MOST,
				'items'    => array(
					'type'                 => 'object',
					'properties'           => array(
						'term'      => $word + array( 'required' => true ),
						'preferred' => $word + array( 'required' => true ),
					),
					'additionalProperties' => false,
				),
			),
			'banned'     => array(
				'type'     => 'array',
				'maxItems' => House_Style::MOST,
				'items'    => $word,
			),
		);
	}
}
