<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Settings\Setting;

/**
 * Every setting of AI, declared once: a new one is a few lines here, read with value() or by the class that it is for.
 * Those of the house style stand with it.
 */
final class Ai_Settings {

	/** @return list<Setting> */
	public static function all(): array {
		return array( ...self::server(), ...self::access(), ...self::limits(), ...self::prices(), ...self::texts() );
	}

	/** @return list<Setting> */
	private static function server(): array {
		$trim = static fn ( mixed $value ): string => is_string( $value ) ? trim( $value ) : '';
		return array(
			Ai_Server::address(),
			new Setting(
				Ai_Server::MODEL,
				self::text( 200 ) + array( 'pattern' => '^[^\x00-\x1F\x7F]*$' ),
				'',
				constant: 'SLIPSTREAM_AI_MODEL',
				sanitize: $trim
			),
			new Setting(
				Ai_Server::KEY,
				self::text( 1000 ) + array( 'pattern' => '^[\x20-\x7E]*$' ),
				'',
				is_secret: true,
				constant: 'SLIPSTREAM_AI_API_KEY',
				sanitize: $trim,
				depends_on: Ai_Server::BASE_URL
			),
		);
	}

	/** @return list<Setting> */
	private static function access(): array {
		return array(
			new Setting( Ai_Access::ENABLED, array( 'type' => 'boolean' ), true ),
			new Setting(
				'slipstream_ai_inactive_features',
				self::texts_of( array( 'enum' => Ai_Access::FEATURES ) ),
				array(),
				Ai_Access::SWITCHES,
				'features'
			),
			new Setting(
				'slipstream_ai_inactive_roles',
				self::texts_of(),
				array(),
				Ai_Access::SWITCHES,
				'roles',
				sanitize: static fn ( mixed $roles ): array => array_values(
					array_intersect( array_keys( wp_roles()->roles ), is_array( $roles ) ? $roles : array() )
				)
			),
		);
	}

	/** @return list<Setting> How much of it a month; 0 is no limit. */
	private static function limits(): array {
		$number = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 1_000_000_000_000,
		);
		$limit  = array(
			'type'                 => 'object',
			'properties'           => array_fill_keys( Limits::UNITS, $number ),
			'additionalProperties' => false,
		);
		$one    = array( Limits::class, 'read' );
		$many   = array( Limits::class, 'read_many' );
		$fields = array(
			'site'   => array( $limit, Limits::NONE, $one ),
			'person' => array( $limit, Limits::NONE, $one ),
			'roles'  => array( self::table_of( $limit ), array(), $many ),
			'people' => array(
				array(
					'type'                 => 'object',
					'patternProperties'    => array( '^\d+$' => $limit ),
					'additionalProperties' => false,
				),
				array(),
				$many,
			),
		);
		$limits = array( new Setting( Limits::REQUESTS, array( 'maximum' => 1_000_000_000 ) + $number, 0 ) );
		foreach ( $fields as $field => list( $schema, $initial, $sanitize ) ) {
			$limits[] = new Setting(
				"slipstream_ai_limits_$field",
				$schema,
				$initial,
				Limits::OPTION,
				$field,
				sanitize: $sanitize( ... )
			);
		}
		return $limits;
	}

	/** @return list<Setting> */
	private static function prices(): array {
		$price = array(
			'type'    => 'number',
			'minimum' => 0,
			'maximum' => 1_000_000,
		);
		$row   = array(
			'type'                 => 'object',
			'properties'           => array(
				'in'     => $price + array( 'required' => true ),
				'out'    => $price + array( 'required' => true ),
				'image'  => $price,
				'minute' => $price,
			),
			'additionalProperties' => false,
		);
		return array(
			new Setting(
				'slipstream_ai_currency',
				array(
					'type'    => 'string',
					'pattern' => '^[A-Z]{3}$',
				),
				'USD',
				Prices::OPTION,
				'currency'
			),
			new Setting(
				'slipstream_ai_prices',
				self::table_of( $row ) + array( 'maxProperties' => 100 ),
				array(),
				Prices::OPTION,
				'models',
				sanitize: array( Prices::class, 'read' )( ... )
			),
			new Setting(
				Usage_Log::RETENTION,
				array(
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => 3650,
				),
				Usage_Log::DAYS
			),
		);
	}

	/** @return list<Setting> */
	private static function texts(): array {
		return array(
			new Setting(
				Prompt_Templates::OPTION,
				Prompt_Templates::schema(),
				static fn (): array => Prompt_Templates::defaults(),
				sanitize: array( Prompt_Templates::class, 'clean' )( ... )
			),
			...House_Style::settings(),
			new Setting(
				Provenance_Label::OPTION,
				array(
					'type' => 'string',
					'enum' => Provenance_Label::PLACES,
				),
				Provenance_Label::OFF,
				sanitize: array( Provenance_Label::class, 'read' )( ... )
			),
		);
	}

	/** @return array<string, mixed> */
	private static function text( int $longest ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $longest,
		);
	}

	/**
	 * @param array<string, mixed> $more What else holds for each.
	 * @return array<string, mixed>
	 */
	private static function texts_of( array $more = array() ): array {
		return array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ) + $more,
		);
	}

	/**
	 * @param array<string, mixed> $row The schema of a row.
	 * @return array<string, mixed>
	 */
	private static function table_of( array $row ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => $row,
		);
	}
}
