<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Abilities;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Services;
use Slipstream\Ai\Alt_Text\Alt_Writer;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Http\Request_Error;
use WP_Error;

/**
 * Registers every action of the assistant with the Abilities API (WordPress 6.9 and newer): for agents, other plugins
 * and the REST API (wp-abilities/v1). The same switches, roles, budgets and log hold as in the editor.
 *
 * @phpstan-type Definition array{label: string, description: string, switch: string, input: array<string, mixed>, output: array<string, mixed>, run: Closure(array<string, mixed>): array<string, mixed>}
 */
final class Abilities {

	public const CATEGORY = 'slipstream-ai';

	/** Registers the category. Runs on wp_abilities_api_categories_init. */
	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'AI writing', 'slipstream' ),
				'description' => __( 'Writes and edits text, and describes images, with this site’s AI server.', 'slipstream' ),
			)
		);
	}

	/** Registers the abilities, unless AI is off. Runs on wp_abilities_api_init. */
	public static function register( Ai_Services $services ): void {
		$control = $services->access();
		if ( ! $control->is_on() ) {
			return;
		}
		$texts = new Text_Abilities( static fn (): Assistant => $services->assistant(), $services->prompts() );
		$media = new Media_Abilities(
			static fn (): Media_Assistant => $services->media_assistant(),
			static fn (): Alt_Writer => $services->alt_writer()
		);
		foreach ( $texts->all() + $media->all() as $name => $definition ) {
			if ( $control->has_feature( $definition['switch'] ) ) {
				wp_register_ability( "slipstream/$name", self::arguments( $name, $definition, $control ) );
			}
		}
	}

	/**
	 * @param Definition $definition
	 * @return array<string, mixed>
	 */
	private static function arguments( string $name, array $definition, Ai_Access $control ): array {
		return array(
			'label'               => $definition['label'],
			'description'         => $definition['description'],
			'category'            => self::CATEGORY,
			'input_schema'        => $definition['input'],
			'output_schema'       => $definition['output'],
			'permission_callback' => static fn ( $input = array() ): bool|WP_Error => self::permission(
				$control,
				$definition['switch'],
				is_array( $input ) ? $input : array()
			),
			'execute_callback'    => static function ( $input = array() ) use ( $name, $definition ): array|WP_Error {
				try {
					$answer = $definition['run']( is_array( $input ) ? $input : array() );
					/**
					 * Fires after an ability returns a result.
					 *
					 * @since 0.1.0
					 *
					 * @param string $name The ability's name, without slipstream/.
					 */
					do_action( 'slipstream_ability_answered', $name );
					return $answer;
				} catch ( Request_Error $error ) {
					return $error->to_wp_error();
				}
			},
			'meta'                => array(
				'public'       => true,
				'show_in_rest' => true,
				// It changes nothing on the site, but costs a request each time: not for GET.
				'annotations'  => array(
					'readonly'    => false,
					'destructive' => false,
					'idempotent'  => false,
				),
			),
		);
	}

	/** @param array<string, mixed> $input   What it is asked with. */
	private static function permission( Ai_Access $control, string $feature, array $input ): bool|WP_Error {
		$refusal = $control->refusal( get_current_user_id(), $feature );
		$post    = is_numeric( $input['post_id'] ?? null ) ? (int) $input['post_id'] : 0;
		if ( null === $refusal && $post > 0 && ! current_user_can( 'edit_post', $post ) ) {
			return new WP_Error(
				'rest_forbidden_post',
				__( 'Sorry, you are not allowed to edit this post.', 'slipstream' ),
				array( 'status' => 403 )
			);
		}
		return $refusal?->to_wp_error() ?? true;
	}
}
