<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Slipstream\Settings\Declared_Settings;

/**
 * The site's prompt templates: administrators read and write them at wp/v2/settings, all authors get them with the
 * editor.
 *
 * @phpstan-type Template array{title: string, prompt: string}
 */
final class Prompt_Templates {

	public const OPTION = 'slipstream_ai_templates';

	/** Makes the templates a setting. */
	public function register(): void {
		register_setting(
			'slipstream',
			self::OPTION,
			array(
				'type'              => 'array',
				'label'             => Declared_Settings::text( self::OPTION, 'label' ),
				'description'       => Declared_Settings::text( self::OPTION, 'description' ),
				'default'           => self::defaults(),
				'sanitize_callback' => array( self::class, 'clean' ),
				'show_in_rest'      => array( 'schema' => Declared_Settings::of( 'Ai' )->schema( self::OPTION ) ),
			)
		);
	}

	/** @return list<Template> */
	public function all(): array {
		return self::clean( get_option( self::OPTION, self::defaults() ) );
	}

	/** @return list<Template> Templates with a title and a prompt, whatever was sent or stored. */
	public static function clean( mixed $value ): array {
		$clean = array();
		foreach ( is_array( $value ) ? $value : array() as $template ) {
			$title  = self::line( $template, 'title' );
			$prompt = self::line( $template, 'prompt' );
			if ( '' !== $title && '' !== $prompt ) {
				$clean[] = array(
					'title'  => $title,
					'prompt' => $prompt,
				);
			}
		}
		return array_slice( $clean, 0, Declared_Settings::of( 'Ai' )->limit( self::OPTION, 'maxItems' ) );
	}

	private static function line( mixed $template, string $name ): string {
		$most  = Declared_Settings::of( 'Ai' )->limit( self::OPTION, 'items', 'properties', $name, 'maxLength' );
		$value = is_array( $template ) ? ( $template[ $name ] ?? '' ) : '';
		// No tags are taken out: it is text, and escaped wherever it is shown.
		$text = is_string( $value )
			? (string) preg_replace( '/[\x00-\x08\x0b-\x1f\x7f]+/', ' ', wp_check_invalid_utf8( $value ) )
			: '';
		return trim( mb_substr( $text, 0, $most ) );
	}

	/** @return list<Template> The templates of a new site. */
	public static function defaults(): array {
		return array(
			array(
				'title'  => __( 'Outline', 'slipstream' ),
				'prompt' => __( 'Write an outline for a post about:', 'slipstream' ),
			),
			array(
				'title'  => __( 'Questions and answers', 'slipstream' ),
				'prompt' => __(
					'Write five questions that readers will ask about this post, each with a short answer.',
					'slipstream'
				),
			),
			array(
				'title'  => __( 'Announcement', 'slipstream' ),
				'prompt' => __(
					'Write a short announcement of this post for social media, without hashtags.',
					'slipstream'
				),
			),
		);
	}
}
