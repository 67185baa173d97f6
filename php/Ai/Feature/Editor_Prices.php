<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Feature;

use Closure;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Picker\Media_Picker;
use Slipstream\Ai\Usage\Estimate;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Http\Request_Error;

/**
 * Gives the editor the models for images and recordings and all prices, so that people see them before they ask.
 *
 * @phpstan-type Media array{model: string, price: float|null}
 */
final class Editor_Prices {

	/**
	 * What stands in a model's place, in prices and in the log, where a server or a client chooses the model.
	 */
	private const ENGINES = array( 'openai', 'core' );

	public function __construct( private Media_Picker $media, private Prices $prices = new Prices() ) {}

	/**
	 * Models and prices. A price that nobody has set is null.
	 *
	 * @return array{price: array{in: float, out: float, currency: string}|null, estimate: array<string, int>, currency: string, image: Media|null, speech: Media|null}
	 */
	public function to_array( ?Engine $engine ): array {
		$currency = $this->prices->currency();
		$price    = null === $engine
			? null
			: $this->prices->of( '' === $engine->model() ? $engine->name() : $engine->model() );
		return array(
			'price'    => null === $price || $price['in'] + $price['out'] <= 0 ? null : array(
				'in'       => $price['in'],
				'out'      => $price['out'],
				'currency' => $currency,
			),
			'estimate' => Estimate::rule(),
			'currency' => $currency,
			'image'    => $this->media(
				'image',
				Ai_Server_Settings::IMAGE_MODEL,
				fn (): string => $this->media->image()->image_model()
			),
			'speech'   => $this->media(
				'minute',
				Ai_Server_Settings::SPEECH_MODEL,
				fn (): string => $this->media->speech()->speech_model()
			),
		);
	}

	/**
	 * A model and its price; null if nobody does the work.
	 *
	 * @param 'image'|'minute'  $unit   What has the price.
	 * @param Ai_Server_Settings::IMAGE_MODEL|Ai_Server_Settings::SPEECH_MODEL $option Where the model can be chosen.
	 * @param Closure(): string $model Gives the model's name.
	 * @return Media|null The model is '' if it is not known before, or nobody has chosen it.
	 */
	private function media( string $unit, string $option, Closure $model ): ?array {
		try {
			$name = $model();
		} catch ( Request_Error ) {
			// The caller reports why.
			return null;
		}
		$price = $this->prices->of( $name )[ $unit ] ?? 0.0;
		return array(
			'model' => in_array( $name, self::ENGINES, true ) || $this->media->is_unchosen( $option ) ? '' : $name,
			'price' => $price > 0 ? $price : null,
		);
	}
}
